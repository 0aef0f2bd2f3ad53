"""Brains: The Hunger: party-goers against shambling zombies."""
