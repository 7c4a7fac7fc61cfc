## The frame of every page

skip-to-content = Vai al contenuto
language = Lingua
close = Chiudi
dismiss = Nascondi
credit-icons = Icone:

## Home

home-title = Prendi posto.
home-lead = Quattro giochi da tavolo nel browser, con gli amici o contro i bot. Senza account: mandi un link e si comincia.
seats-from-to = { $least }–{ $most } giocatori

## The boxes on the shelf

game-canardage = Canardage
    .pitch = Sei anatre in fila e tutti hanno un fucile. Resta l’ultimo a galla.
game-dale = Dale of Merchants 2
    .pitch = Animali mercanti affinano il proprio mazzo per allestire la bancarella più bella.
game-duckdealer = Duck Dealer
    .pitch = Lunga attesa, grande viaggio: un commercio interplanetario di paperelle.
game-spacedealer = Space Dealer
    .pitch = Niente turni, solo clessidre. Trenta minuti per arricchirsi fra le stelle.

## No such page

lost-title = Niente su questo tavolo
lost-lead = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
to-the-shelf = Torna allo scaffale

## Players

seat-blue = blu
seat-green = verde
seat-orange = arancione
seat-pink = rosa
seat-purple = viola
seat-yellow = giallo
