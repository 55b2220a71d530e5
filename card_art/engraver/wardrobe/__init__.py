"""Wardrobe: hair, beards, dress and jewels, and the cut-paper profile that wears them."""
