"""Hypothesis strategies: settings, scenarios, and scenario files that somebody has spoilt."""

import json

from hypothesis import strategies as st

from toolkit.data import overridden
from toolkit.games.hjarnor.scenario import make_scenario
from toolkit.games.hjarnor.settings import shipped
from toolkit.model.writing import scenario_text

seeds = st.integers(min_value=-(10**9), max_value=10**9)

hjarnor_settings = st.fixed_dictionaries(
    {},
    optional={
        "inch_mm": st.sampled_from([25.4, 25.0, 16.0]),
        "door_split": st.sampled_from(["random", "even", "2+2+2+2", "1+2+3+2"]),
        "trees": st.integers(0, 30),
        "fences": st.integers(0, 20),
        "bushes": st.integers(0, 30),
        "bins": st.integers(0, 30),
        "scenery_blocks": st.booleans(),
        "street_mm": st.sampled_from([(180, 235), (180, 216), (200, 240), (150, 180), (215, 235), (120, 280)]),
        "block_mm": st.sampled_from([60, 100, 130]),
    },
).map(lambda given: overridden(shipped(), given, where="test"))

hjarnor_scenarios = st.builds(make_scenario, hjarnor_settings, seeds)

odd_texts = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        ["<b>Bo</b>", "🧟‍♀️", "x" * 300, "a\x07b", "\x1b[31m", "../../etc", "CON", "\ud800", "\u202eab", "\ufffe", ""]
    ),
)
odd_numbers = st.one_of(
    st.integers(-(10**30), 10**30), st.floats(allow_nan=True, allow_infinity=True), st.just(10**400), st.just(-0.0)
)
odd_values = st.recursive(
    st.one_of(st.none(), st.booleans(), odd_numbers, odd_texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(odd_texts, inner, max_size=3)),
    max_leaves=6,
)


@st.composite
def spoilt_files(draw: st.DrawFn) -> str:
    """The text of a valid file with a few of its values changed, removed or doubled, or cut off."""
    whole = json.loads(scenario_text(make_scenario(shipped(), draw(st.integers(0, 50)))))
    for _ in range(draw(st.integers(1, 3))):
        _spoil(draw, whole)
    text = json.dumps(whole, ensure_ascii=draw(st.booleans()))
    if draw(st.integers(0, 9)) == 0:
        text = text[: draw(st.integers(0, len(text)))]
    return text


def _spoil(draw: st.DrawFn, whole: dict) -> None:
    """Change one place somewhere in the file: a walk from the top that stops at random."""
    part = whole
    for _ in range(12):
        keys = sorted(part) if isinstance(part, dict) else range(len(part))
        if not keys:
            return
        key = draw(st.sampled_from(list(keys)))
        if isinstance(part[key], dict | list) and part[key] and draw(st.integers(0, 3)):
            part = part[key]
            continue
        how = draw(st.sampled_from(["change", "change", "remove", "double", "nudge"]))
        if how == "remove":
            del part[key]
        elif how == "double" and isinstance(part, list):
            part.append(part[key])
        elif how == "nudge" and type(part[key]) in {int, float} and abs(part[key]) < 10**6:
            part[key] = round(part[key] + draw(st.floats(-200, 200)), 2)
        else:
            part[key] = draw(odd_values)
        return


@st.composite
def handled_files(draw: st.DrawFn) -> str:
    """The text of a board that somebody moved about: pieces shifted, bent, removed, doubled; it still loads."""
    whole = json.loads(scenario_text(make_scenario(shipped(), draw(st.integers(0, 50)))))
    features = whole["features"]
    for _ in range(draw(st.integers(1, 6))):
        place = draw(st.integers(0, len(features) - 1))
        piece = features[place]
        how = draw(
            st.sampled_from(["shift", "shift", "bend", "remove", "double", "number", "building", "base", "kind"])
        )
        shift = [draw(st.floats(-150, 150)), draw(st.floats(-150, 150))]
        if how == "shift":
            piece["geometry"]["coordinates"] = _shifted(piece["geometry"]["coordinates"], shift)
        elif how == "bend" and piece["geometry"]["type"] == "Polygon":
            corners = piece["geometry"]["coordinates"][0][:-1]
            corner = draw(st.integers(0, len(corners) - 1))
            corners[corner] = _shifted(corners[corner], shift)
            piece["geometry"]["coordinates"] = [[*corners, corners[0]]]
        elif how == "remove" and len(features) > 1:
            del features[place]
        elif how == "double":
            features.append({**json.loads(json.dumps(piece)), "id": f"more-{len(features)}"})
        elif how == "number":
            piece["properties"]["number"] = draw(st.integers(-1, 10))
        elif how == "building":
            piece["properties"]["building"] = f"building-{draw(st.integers(0, 5))}"
        elif how == "base":
            piece["properties"]["base_mm"] = draw(st.floats(1, 200))
        elif how == "kind" and piece["geometry"]["type"] == "Point":
            piece["properties"]["kind"] = draw(st.sampled_from(["hero", "zombie", "sound", "bin", "human"]))
    return json.dumps(whole)


def _shifted(coordinates: list, shift: list[float]) -> list:
    if isinstance(coordinates[0], list):
        return [_shifted(part, shift) for part in coordinates]
    return [round(value + by, 2) for value, by in zip(coordinates, shift, strict=True)]
