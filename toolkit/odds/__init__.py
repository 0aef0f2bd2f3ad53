"""Exact odds of dice, cards and chains; knows nothing of games."""
