"""What Maestro: Ensemble and Maestro: Symphony share: one orchestra, its market, its pieces and its luck.

Not a game of its own. Kernels here take the box and the state of either game: both records have the
same field names for what is shared, and only the sizes differ.
"""
