"""Gra o mózg: a shedding card game."""
