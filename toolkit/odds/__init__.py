"""Exact odds: distributions, dice, chains and cards, knowing nothing of any game."""
