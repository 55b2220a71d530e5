"""The law of each game, and the kernels that games share."""
