# Maestro: Symphony en français ; ce qu’il partage avec Ensemble est dans podium/games/concert/locale.
table-soloists = Solistes à engager, encore { $deck } dans la pioche
table-bonus = Vos cartes Bonus : { $cards }
told-score = { $player } : instruments { $instruments }, solistes { $soloists }, catégories { $categories }, position { $position }, billets Bach { $bach }, bonus { $bonus } ; en tout { $total }.
told-team = Équipe { $team } : { $points } points.
told-team-won = L’équipe { $team } gagne avec { $points } points.
table-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
reason-points = le plus de points
