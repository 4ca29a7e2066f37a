# What is agreed on before a game of Symphony.
option-score = Score
option-score-about = White sides make an even score; any sides are for experts.
option-score-white = white sides
option-score-any = any sides
option-first-row = First row
option-first-row-about = Who sits in front at the beginning.
option-first-row-random = any instruments
option-first-row-thematic = strings, brass and woodwinds in their places
option-orchestra = Orchestra
option-orchestra-about = Build it together, or start with a ready one (Easy game).
option-orchestra-built = built together
option-orchestra-preset = ready
