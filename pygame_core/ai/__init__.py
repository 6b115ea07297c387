"""Computer players. They know games by their protocol only and get a view, never the state.

levels chooses, advice explains, arena compares.
"""
