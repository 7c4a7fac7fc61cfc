# Le lezioni: titoli e frasi. Al massimo 28 parole per messaggio.

lesson-timer = Una clessidra
lesson-timer-goal = Vince chi ha più punti in trenta minuti, e si gioca tutti insieme. Metti una clessidra sulla tua miniera rossa.
lesson-timer-red-mine = È per dopo. Metti una clessidra sulla miniera rossa.
lesson-timer-sand = La sabbia scorre un minuto. Nelle lezioni il tempo aspetta che tu lo lasci scorrere.
lesson-timer-collect = La clessidra è pronta. Tocca la miniera e carica la merce rossa sulla nave.
lesson-timer-take-good = Una merce è pronta. Prima caricala.
lesson-timer-now-you = Hai due clessidre, e una clessidra inattiva non serve a nessuno. Ora tu: mettile tutte e due sulle miniere.
lesson-timer-both-mines = Metti una clessidra su ognuna delle due miniere. Uno spazio ne tiene una sola.
lesson-timer-both-run = Scorrono insieme.
lesson-timer-ready = Carica le due merci. Una clessidra pronta ti aspetta, ma intanto non lavora.
lesson-timer-three = Tre merci in due minuti. Tieni occupate le due clessidre e sarai davanti a molti.

lesson-power = Pianificare, alimentare, costruire
lesson-power-plan = Le carte nuove si pianificano prima, senza clessidra. Pianifica la miniera verde dalla tua pila.
lesson-power-green-mine = Prima pianifica la miniera verde.
lesson-power-timer = Costruire richiede una clessidra. Mettine una sulla carta pianificata.
lesson-power-build-it = Metti la clessidra sulla miniera verde pianificata.
lesson-power-building = La costruzione è in corso.
lesson-power-site = Mettila dove c’è energia. Il tuo generatore alimenta due colonne, e una è libera.
lesson-power-place-it = La miniera è pronta. Mettila sulla colonna libera.
lesson-power-generator = Non ci sono più colonne alimentate. Pianifica un generatore e mettici una clessidra.
lesson-power-generator-next = Prima il generatore: pianificalo, poi mettici una clessidra.
lesson-power-building-again = Ancora un minuto. Più avanti carte grandi potranno coprirne altre: una carta coperta non lavora più.
lesson-power-now-you = Ora tu: costruisci il generatore alla destra del tuo pianeta.
lesson-power-right-side = Prima metti il generatore sul lato destro.
lesson-power-powered = Altre due colonne sono alimentate. Prima l’energia, poi le miniere: senza posto una carta pronta trattiene la clessidra.

lesson-technology = La tecnologia
lesson-technology-first = Le carte migliori richiedono tecnologia. Metti una clessidra sulla tecnologia del tuo pianeta.
lesson-technology-the-planet = Metti la clessidra sulla tecnologia del tuo pianeta.
lesson-technology-learning = Sale da sola quando la sabbia è finita.
lesson-technology-once-more = Un passo è fatto. Il livello 2 ne chiede ancora uno: ricomincia.
lesson-technology-learning-on = Un altro minuto di ricerca.
lesson-technology-draw = Il livello 2 apre la seconda pila. Pesca da lì.
lesson-technology-pile-two = Prima pesca dalla pila 2.
lesson-technology-now-you = Vedi due carte. Ora tu: tieni quella che preferisci.
lesson-technology-keep-one = Prima scegli una delle due carte.
lesson-technology-kept = L’altra va sotto la pila. La tua carta è pianificata: le servono una clessidra ed energia.

lesson-deliver = Volare e consegnare
lesson-deliver-fly = { $rival } chiede merci che trasporti. Una nave carica vola un campo per clessidra: parti verso il pianeta neutrale, dalla parte di { $rival }.
lesson-deliver-towards = Così ti allontani da { $rival }. Vola verso il pianeta neutrale fra voi due.
lesson-deliver-fly-first = Prima vola: tocca la nave, poi il campo.
lesson-deliver-halfway = La nave è in viaggio.
lesson-deliver-onward = Metà strada è fatta. Prosegui fino al pianeta di { $rival }.
lesson-deliver-not-back = Non è lì che vive { $rival }. Prosegui.
lesson-deliver-fly-on = Prima prosegui fino a { $rival }.
lesson-deliver-landing = Ancora un minuto e atterri.
lesson-deliver-now-you = Ora tu: soddisfa la richiesta di { $rival } dalla tua nave.
lesson-deliver-demand = Tocca la richiesta aperta sul pianeta di { $rival }.
lesson-deliver-scored = Due punti a te, uno a { $rival }. Si vive delle richieste altrui, e una nave vuota torna a casa in un solo volo.

lesson-trade = Lo scambio
lesson-trade-open = { $rival } chiede verde e blu, e tu hai solo blu. Siete nello stesso posto: comincia un’offerta per { $rival }.
lesson-trade-open-first = Prima comincia un’offerta per { $rival }.
lesson-trade-swap = Dai una merce blu, chiedi quella verde e fai l’offerta.
lesson-trade-keep-one = Tieni una merce blu: serve per la richiesta.
lesson-trade-one-for-one = Una blu per una verde: scegli entrambe, poi fai l’offerta.
lesson-trade-now-you = { $rival } accetta, perché si guadagna anche dalle proprie richieste. Ora tu: consegna.
lesson-trade-the-demand = Ora hai verde e blu. Tocca la richiesta di { $rival }.
lesson-trade-both-gain = Due punti a te, uno a { $rival }. Sullo stesso pianeta si scambia in qualsiasi momento, senza clessidra.

lesson-end = La fine
lesson-end-last-timer = Mancano quindici secondi. Una clessidra avviata ora conta ancora: parti verso { $rival }.
lesson-end-not-there = La richiesta è sul pianeta di { $rival }. Vola lì.
lesson-end-fly-now = Prima il volo: non c’è tempo per altro.
lesson-end-time-is-up = L’orologio si ferma mentre voli.
lesson-end-overtime = Tempi supplementari: nessuna nuova clessidra parte, ma la tua continua e atterrerai.
lesson-end-now-you = La nave è atterrata. Ora tu: ciò che non vuole clessidre è ancora possibile.
lesson-end-still-counts = Alla fine le merci a bordo non valgono nulla. Consegnale.
lesson-end-over = Due punti dopo l’orologio. Non avviare nulla che non arrivi in tempo; e il decimo segnalino di un giocatore chiude prima la partita.

lesson-sabotage = Sabotaggio e missili
lesson-sabotage-load = Con le regole per giocatori esperti ci sono attacchi. Carica la sonda di sabotaggio: mettici una clessidra.
lesson-sabotage-the-probe = Metti una clessidra sulla sonda di sabotaggio.
lesson-sabotage-loading = Quando la sabbia è scesa, sulla sonda c’è un segnalino d’attacco.
lesson-sabotage-now-you = { $rival } ha avviato una clessidra. Ora tu: tocca il segnalino d’attacco, poi quella clessidra.
lesson-sabotage-their-timer = Usa il segnalino d’attacco: toccalo, poi la clessidra attiva di { $rival }.
lesson-sabotage-in-vain = Scorre senza effetto, ma il suo spazio è subito libero. Una clessidra inattiva o pronta non si può sabotare.
lesson-sabotage-aimed = Ora { $rival } ha un missile carico, e tu una miniera.
lesson-sabotage-clear = La tua miniera è bloccata. Lì una clessidra fa una cosa sola: toglie il segnalino.
lesson-sabotage-clear-first = Metti una clessidra sulla miniera bloccata.
lesson-sabotage-clearing = Questo minuto non estrae nulla.
lesson-sabotage-free = La miniera funziona di nuovo. Un lavoro finito non si può più sabotare: raccogli senza aspettare.

# Come si gioca, in sei scene: che cosa dice ognuna.
how-1 = Si gioca tutti insieme. Hai due clessidre, e ogni cosa che fai ne occupa una per un minuto.
how-2 = Una clessidra su una miniera produce una merce. Quando è pronta, caricala sulla nave.
how-3 = Le carte vogliono energia. Pianifica una carta, falla costruire da una clessidra e piazzala dove arriva la linea.
how-4 = Una clessidra sul tuo pianeta alza la tecnologia. Un livello più alto apre un mazzo di carte migliori.
how-5 = Vola verso altri pianeti e consegna ciò che chiedono le loro carte: punti per te, e una parte al proprietario.
how-6 = A 0:00 nessuna clessidra parte più. Vince chi ha più punti.
