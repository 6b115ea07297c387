"""What several games share: cards, tricks, dealing hidden cards. Knows no game."""
