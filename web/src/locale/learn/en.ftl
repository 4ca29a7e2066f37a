# Learning, in English: the guided first games, and help on what lies there.

learn = Learn in five minutes
learn-about = A guided first game against bots, with a tip where you need one.
lesson-tip = A tip
lesson-said = Tip: { $tip } N goes on.
lesson-next = Go on
lesson-try = Try it
lesson-off = No more tips
lesson-on = Show tips
help-ask = What is this? Choose it, then touch a card
help-asking = Touch what you want explained.
keys-card = What is this card? Again: the next one
keys-tip = The next tip, in a guided game
