"""What a seed gives on every machine, kept as files that a person has read; renewed by pytest --update-goldens."""

import shlex
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[1] / "goldens"
CALLS = {
    "hjarnor-7.geojson": "scenario hjarnor --seed 7 -o -",
    "hunger-7.geojson": "scenario hunger --seed 7 -o -",
    "braaains-7.geojson": "scenario braaains --seed 7 -o -",
    "hjarnor-own-boxes.geojson": "scenario hjarnor --seed 7 --set buildings=120x150,100x100,180x140,5x6in -o -",
    "hjarnor-odds.md": "odds hjarnor --format md",
    "hunger-odds.md": "odds hunger --format md --lang sv",
    "braaains-odds.md": "odds braaains --format md --lang pl",
    "mozg-odds.csv": "odds mozg --format csv",
    "hjarnor-test.json": "odds hjarnor test --dice 1-3 --format json --explain",
    "hjarnor-attack.txt": "roll hjarnor attack --dice 1-6 --seed 7",
    "hjarnor-attraction.txt": "roll hjarnor attraction --heroes 4 --sounds 1-3 --seed 7",
    "hunger-duel.txt": "roll hunger duel --zombies 2 --seed 7 --lang sv",
    "braaains-assault.txt": "roll braaains assault --soldiers 1-2 --zombies 2 --pistol 1 --seed 7 --lang pl",
}


@pytest.mark.parametrize("name", CALLS)
def test_a_seed_gives_the_same_bytes_as_when_it_was_read(name, brains, request):
    ran = brains(*shlex.split(CALLS[name]))
    assert ran.code == 0, ran.err
    golden = FOLDER / name
    if request.config.getoption("--update-goldens"):
        golden.write_bytes(ran.raw)
    assert ran.raw == golden.read_bytes()


def test_every_golden_is_made_by_a_call():
    assert {path.name for path in FOLDER.iterdir()} == set(CALLS)
