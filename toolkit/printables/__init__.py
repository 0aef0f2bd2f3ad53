"""Pieces of content as Scenes, one product a file."""
