"""The kernel of games for four: partners sit opposite, every card is dealt, tricks are of four."""
