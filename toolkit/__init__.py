"""Random boards, true-scale play aids and exact odds for four "brains" tabletop games."""

__version__ = "0.1.0"
