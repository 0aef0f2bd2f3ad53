"""Scenes and the files they become, knowing nothing of games or boards."""
