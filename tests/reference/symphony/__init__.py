"""Symphony, slow and obvious: the yardstick the fast engine is compared with.

Written from the rules alone, without reading the engine. "R111" in a comment is rule 111 of RULES.md, "A15"
is reading 15 there; "own" is one of the readings at the end of that list. Shared with the engine are the box
as printed, and the numbers by which a record names its fields, its phases and its actions: nothing that
follows from a rule.

- `cards`: what is printed, as plain objects.
- `stage`: a table as plain objects, read from a record.
- `placing`: where a disc may go, and why not elsewhere.
- `choices`: the legal actions.
- `orchestra`, `course`: what an action does, and who plays next.
- `ending`: the scoring of sheets and of the end.
"""
