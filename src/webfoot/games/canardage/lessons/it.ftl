# Le lezioni: titoli e frasi. Al massimo 28 parole per messaggio.

lesson-aim-and-shoot = Mira, poi spara
lesson-aim-and-shoot-goal = Le papere blu sono tue; vince l’ultimo che ha una papera. Gioca “{ card-en-joue }” su una papera verde.
lesson-aim-and-shoot-yours = Quella papera è tua, e chiunque può sparare a un bersaglio. Mira a una verde.
lesson-aim-and-shoot-water = L’Acqua non affonda mai. Mira a una papera verde.
lesson-aim-and-shoot-now-you = Una carta per turno, poi se ne pesca un’altra. { $rival } ha mirato all’Acqua. Ora tu: colpisci la papera mirata.
lesson-aim-and-shoot-splash = Uno spruzzo e il colpo è perso: l’Acqua resta. Annulla e spara alla papera.
lesson-aim-and-shoot-shoot = Il tuo bersaglio aspetta. Gioca “{ card-pan }” e scegli la papera verde che sta sotto.
lesson-aim-and-shoot-sunk = Colpita! La fila si stringe e dal mazzo esce una carta. Chi perde tutte e cinque le papere è fuori.

lesson-targets-stay = La fila si muove, i bersagli restano
lesson-targets-stay-in-danger = La tua papera in testa è sotto un bersaglio. Gioca “{ card-en-avant-marche }”: le papere avanzano, il bersaglio resta.
lesson-targets-stay-no-shelter = Mirare non ripara: { $rival } ha colpito la tua papera. Annulla e fai avanzare la fila.
lesson-targets-stay-had-to = { $rival } aveva solo “{ card-pan }” e ha dovuto colpire la propria papera. Ora tu: mira a una papera verde.
lesson-targets-stay-not-green = In quel posto non c’è una papera verde. Mira a una delle papere verdi.
lesson-targets-stay-aim = Questa volta mira: gioca “{ card-en-joue }” su una papera verde.
lesson-targets-stay-moved-on = { $rival } ha fatto avanzare la fila: il tuo bersaglio è sopra un’altra carta. Guarda dov’è prima di sparare.

lesson-step-aside = Spostarsi o ripararsi
lesson-step-aside-swap = { $rival } mira alla tua papera in posizione 2. Scambiala con la carta davanti o dietro.
lesson-step-aside-still-there = La tua papera è rimasta sotto il bersaglio, e { $rival } l’ha colpita. Annulla e sposta quella papera.
lesson-step-aside-instead = Il colpo ha preso la carta al posto della tua papera. Davanti è una papera verde, dietro solo Acqua.
lesson-step-aside-cover = Stesso pericolo, altra carta. Metti “{ card-a-couvert }” dove salva la tua papera.
lesson-step-aside-bare = Niente copriva la papera sotto il bersaglio. Annulla e ripara la posizione 2.
lesson-step-aside-absorbed = Il colpo è sprecato e la tua papera vive. Il riparo copre il posto, non la papera, fino al tuo prossimo turno.

lesson-hide = Nascondersi sotto una papera
lesson-hide-slide = Gioca “{ card-planque }”: infila la tua papera in posizione 2 sotto quella verde accanto.
lesson-hide-aimed-one = La papera sotto il bersaglio non era nascosta, e { $rival } l’ha colpita. Annulla e nascondi quella.
lesson-hide-hidden = La fila si è stretta, e { $rival } ha dovuto colpire una sua papera. La tua è al sicuro finché un’altra la copre.
lesson-hide-under = Ora un bersaglio è sopra la coppia. Mira dove vuoi e guarda che cosa colpisce { $rival }.
lesson-hide-surfaced = La papera sopra è stata colpita, e la tua è riemersa illesa. Una papera nascosta conta come viva.

lesson-revenge = La rivincita
lesson-revenge-inspector = Questa volta non si scappa. Metti “{ card-magret }” sulla tua papera sotto il bersaglio.
lesson-revenge-theirs = La rivincita spetta a chi possiede la papera. Metti la carta sulla tua.
lesson-revenge-aimed-one = Nessuno mira a quella papera. Metti la carta sulla tua papera sotto il bersaglio.
lesson-revenge-unavenged = La tua papera è colpita, e nessuno paga. Annulla e metti prima “{ card-magret }”.
lesson-revenge-now-you = { $rival } ha sparato lo stesso. Ora tu: la rivincita non richiede bersagli. Scegli una papera verde.
lesson-revenge-mercy = Puoi rinunciare, ma non oggi. Scegli una papera verde.
lesson-revenge-not-green = Non è una papera verde. Scegli una papera avversaria.
lesson-revenge-even = Una papera a testa. Una papera col Commissario è di rado la prima a essere colpita.

lesson-last-duck = L’ultima papera
lesson-last-duck-impossible = Nessun bersaglio sul tavolo: le tue carte non possono fare niente. Solo allora puoi scartarne una.
lesson-last-duck-discarded = Hai pescato una carta. Finché una carta è giocabile devi giocarla, anche se ti danneggia.
lesson-last-duck-now-you = Vi resta una papera a testa. Ora tu: vinci con una carta.
lesson-last-duck-yours = È la tua ultima papera. Spara a quella verde.
lesson-last-duck-wasted = Il colpo è finito in Acqua, e la fila avanza. Annulla e scegli la papera.
lesson-last-duck-gone = { $rival } ha mosso la fila, e il tuo bersaglio è sull’Acqua. Annulla: una carta mira e spara insieme.
lesson-last-duck-won = Hai vinto. Chi è fuori continua a giocare carte, e “{ card-walking-duck }” può riportare una papera.

# Come si gioca, in sei scene: che cosa dice ognuna.
how-1 = Ognuno ha cinque papere di un colore, e sei carte nuotano nella fila. Vince l’ultimo che ha una papera.
how-2 = Gioca una carta per turno, poi pescane un’altra. “{ card-en-joue }” mette un bersaglio sopra una posizione.
how-3 = “{ card-pan }” colpisce la papera sotto un bersaglio. La fila si stringe, e dal mazzo esce una carta.
how-4 = Le papere si muovono, i bersagli restano. Con “{ card-en-avant-marche }” un’altra papera finisce sotto il bersaglio.
how-5 = Altre carte scambiano, riparano o nascondono. “{ card-planque }” infila la tua papera sotto un’altra, fuori pericolo.
how-6 = Senza papere sei fuori. Colpisci quelle degli altri e tienine una a galla.
