"""The nouns: boards, scenarios, pieces and games, without geometry, drawing or rules."""
