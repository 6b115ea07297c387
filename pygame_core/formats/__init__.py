"""What leaves the engine as text and comes back: saves, codes, links, results, transcripts.

`saves` and `bounded_json` know no match and stand below it; all others stand on it.
"""
