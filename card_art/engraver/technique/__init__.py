"""The burin's techniques: lines, tones and stuffs that any motif may be cut with.

They know no game and no person; `plate` is what they cut, `burin` how fine they may.
"""
