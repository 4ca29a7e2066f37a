# Turandot in English.

# The roles, 1 to 6.
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang

# Categories of singers.
category-classical = Classical
category-alternative = Alternative
category-comic = Comic
category-dark = Dark
category-professional = Professional
category-amateur = Amateur

# What a role asks for and a singer brings.
sex-woman = woman
sex-man = man
sex-undetermined = undetermined

# Singers, six of each category. All of them are invented.
singer-ottavia = Ottavia Brill
singer-ottavia-about = Has wept for every slave girl in the repertoire, and rehearses it daily.
singer-anselm = Anselm Pewter
singer-anselm-about = Knows that nobody sleeps tonight: the neighbours have told him so.
singer-ludovic = Ludovic Farthing
singer-ludovic-about = Irons his scores before opening them.
singer-philippa = Philippa Glasswell
singer-philippa-about = Has not broken a glass since Tuesday, and regrets it.
singer-evariste = Evariste Plumm
singer-evariste-about = A bass who has kept a princess's gown in his wardrobe for years, just in case.
singer-baldassare = Baldassare Tonnerro
singer-baldassare-about = Bows before the aria, so as not to be interrupted after it.

singer-ziggo = Ziggo Vantt
singer-ziggo-about = Sang an entire season through a garden hose and called it chamber music.
singer-fuzz = Fuzz
singer-fuzz-about = Signs contracts as a frequency rather than a person.
singer-juno = Juno Razor
singer-juno-about = Asks every suitor three riddles, and the answer is always herself.
singer-kestrel = Kestrel Moss
singer-kestrel-about = Refuses to sing indoors, outdoors, or on the beat.
singer-tarquin = Tarquin Volt
singer-tarquin-about = Plugs himself in before a show; nobody has dared to ask where.
singer-saffron = Saffron Quill
singer-saffron-about = Her last recital was forty minutes of silence, with an encore.

singer-minestrone = Minestrone
singer-minestrone-about = A cat. Comes in on time, leaves when fed, will not discuss the rest.
singer-bobolino = Bobolino Crumb
singer-bobolino-about = Trips over the prompter's box every night, including on days off.
singer-gaspard = Gaspard Pirouette
singer-gaspard-about = Can play the third fool of any trio; has twice done all three.
singer-dulcie = Dulcie Trill
singer-dulcie-about = Her hiccups are in tune, so they were written into the score.
singer-peppina = Peppina Fracasso
singer-peppina-about = Gets her first laugh from the coat check.
singer-archibald = Archibald Boom
singer-archibald-about = Dies on stage so funnily that widows ask for it again.

singer-mordaunt = Mordaunt Ash
singer-mordaunt-about = Woos ice princesses on principle: warm ones make him sneeze.
singer-ravenna = Ravenna Noctis
singer-ravenna-about = Practises the cold stare on flowers until they give in.
singer-penumbra = Penumbra
singer-penumbra-about = Stands where the spotlight is not, and is applauded by the electricians.
singer-silas = Silas Wormwood
singer-silas-about = Orders his bouquets already wilted.
singer-vladko = Vladko Umbra
singer-vladko-about = Accepts matinées only during an eclipse.
singer-morwenna = Morwenna Vesper
singer-morwenna-about = Dies for love in act three, whatever the opera and whoever the tenor.

singer-constance = Constance Tempo
singer-constance-about = Sacrifices herself on the beat and is home by eleven.
singer-edgar = Edgar Clause
singer-edgar-about = Reads contracts aloud, with ornaments.
singer-henrik = Henrik Solvent
singer-henrik-about = Sends an invoice for every high note, and a reminder for the long ones.
singer-beatrix = Beatrix Ledger
singer-beatrix-about = Has never missed a cue; the cues have sometimes missed her.
singer-fiorenzo = Fiorenzo Scudo
singer-fiorenzo-about = Will win at dawn, provided dawn is in the contract.
singer-cornelius = Cornelius Vault
singer-cornelius-about = Insures his vocal cords one by one.

singer-gus = Gus Biscotti
singer-gus-about = A baker: his low notes rise overnight.
singer-mabel = Mabel Puddle
singer-mabel-about = Brings cake to the audition, and the jury has noticed.
singer-norbert = Norbert Spanner
singer-norbert-about = A plumber who learned to sing from the pipes.
singer-kit = Cousin Kit
singer-kit-about = Everybody's relative, according to everybody else.
singer-rosalind = Rosalind Dewberry
singer-rosalind-about = A postwoman whose top note rings every doorbell in the street.
singer-barnaby = Barnaby Dray
singer-barnaby-about = A lorry driver found singing at a red light that stayed red to listen.

# Directors, and what each of them adds at the end.
director-traditionalist = The Traditionalist
director-traditionalist-about = one point for each Classical singer, one less for each Alternative singer
director-avant-gardist = The Avant-gardist
director-avant-gardist-about = one point for each Alternative singer, one less for each Classical singer
director-clown = The Clown
director-clown-about = one point for each Comic singer, one less for each Dark singer
director-gothic = The Gothic
director-gothic-about = one point for each Dark singer, one less for each Comic singer
director-perfectionist = The Perfectionist
director-perfectionist-about = one point for each Professional singer, one less for each Amateur singer
director-talent-scout = The Talent Scout
director-talent-scout-about = one point for each Amateur singer, one less for each Professional singer
director-eclectic = The Eclectic
director-eclectic-about = one point for each category in the troupe beyond the third
director-star-maker = The Star-maker
director-star-maker-about = one point for each singer with three stars, one less for each with a single star
director-philanthropist = The Philanthropist
director-philanthropist-about = one point for each singer with a single star, one less for each with three stars

# What you can do.
choice-number = Bid { $number } for { $card }
choice-lone-money = Lay a single Money, for a helper
choice-purse = { $money ->
    [0] No Money
    [one] 1 Money
   *[other] { $money } Money
} with it{ $bluff ->
    [0] {""}
   *[other] {" "}and the Bluff
}
choice-lone-purse = The Money { $bluff ->
    [0] on its own
   *[other] and the Bluff
}
choice-keep = Keep { $card } for yourself
choice-give = Give { $card } to { $receiver }
choice-name = Name { $player } to remove a director
choice-remove = Remove { $director }: { $about }
choice-cast = { $role } is sung by { $singer }
choice-cast-best = The best casting: { $points } points in all

# What happened.
told-laid = { $player } lays { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} face down.
told-laid-bid = { $player } lays { $number } for { $card }, Money: { $money }{ $bluff ->
    [0] .
   *[other] , with the Bluff.
}
told-laid-money = { $player } lays a single Money{ $bluff ->
    [0] .
   *[other] {" "}with the Bluff.
}
told-won = { $player } bid { $number } with { $money } Money and wins { $card }.
told-outbid = { $player } bid { $number } with { $money } Money for { $card }: outbid, the Money comes back.
told-tied = { $player } bid { $number } with { $money } Money for { $card }: a tie for the most, nobody wins.
told-costume = { $player } hires the Costume designer: a Money becomes a stage element.
told-carpenter = { $player } hires the Carpenter: a Money becomes a stage element.
told-unserved = { $player } laid a single Money and hires nobody: it comes back.
told-give = { $player } gives { $card } to { $receiver }.
told-keep = { $player } keeps { $card }.
told-name = { $player } names { $named } to remove a director.
told-remove = { $player } removes { $director } from the game.
told-dummy = { $card } joins the dummy.
told-round = Round { $round }: { $puccini } holds Puccini.
told-director-round = Round { $round }, for the directors: { $puccini } holds Puccini.
told-casting = All singers are there: everybody casts in secret.
told-cast = { $player } casts { $singer } as { $role }.
told-cast-done = { $player } has cast the opera.
told-shown = { $player } stages, from Turandot to Pang: { $singers }.
told-over = The curtain falls.

reason-points = most points
reason-stars = level on points, more stars
reason-shared = level on points and stars: a shared victory
reason-dummy = the dummy has more points than both players

# The table.
table-round = Round { $round } of 7
table-puccini = Puccini: { $player }
table-pile = Pile: { $pile }
table-directors = Directors left: { $directors }
table-laid = { $cards ->
    [one] 1 card laid
   *[other] { $cards } cards laid
}
table-thinking = thinking
table-own-bid = You have laid: { $bid }
table-dummy = The dummy
table-purse = Money { $money } · stage { $stage }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-no-director = no director yet
table-stand-in = Next stand-in for { $player }
table-legend = ★ star · ♥ favourite role
