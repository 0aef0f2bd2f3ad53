"""The table seen from above: tiles, overview, set-up plan, and what they are drawn with."""
