# Apprendre, en français : les premières parties guidées, et l'aide sur ce qui est posé là.

learn = Apprendre en cinq minutes
learn-about = Une première partie guidée contre des robots, avec un conseil là où il en faut un.
lesson-tip = Un conseil
lesson-said = Conseil : { $tip } N pour continuer.
lesson-next = Continuer
lesson-try = Essayer
lesson-off = Plus de conseils
lesson-on = Montrer les conseils
help-ask = Qu'est-ce que c'est ? Pressez, puis touchez une carte
help-asking = Touchez ce que vous voulez vous faire expliquer.
keys-card = Qu'est-ce que cette carte ? Encore : la suivante
keys-tip = Le conseil suivant, dans une partie guidée
