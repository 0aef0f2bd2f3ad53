"""Geometry of boards with Shapely, shared by the games that are played on a table."""
