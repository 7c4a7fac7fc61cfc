# Le lezioni: titoli e frasi. Al massimo 28 parole per messaggio.

lesson-collect = Accumulare o agire
lesson-collect-goal = Vince chi ha più punti dopo 24 turni d’azione. Ogni turno accumuli o agisci: accumula, con un disco blu in più.
lesson-collect-nothing-to-spend = Hai troppo poca energia per un turno d’azione, e la sua casella andrebbe persa. Accumula.
lesson-collect-blue-first = Ogni colore è permesso; per questa lezione prendi un disco blu.
lesson-collect-now-you = Il pilota dà un disco rosso, il mercante uno blu. Ora tu: accumula ancora, con il colore che vuoi.
lesson-collect-colours = L’energia rossa fa volare, la gialla costruire, la blu commerciare. Accumula quanto basta per un buon turno d’azione.

lesson-discover = Volare e scoprire
lesson-discover-act = Hai due dischi rossi e due blu. Fai un turno d’azione: “{ move-act }”.
lesson-discover-act-now = Accumulare andrebbe bene, ma oggi si vola. Scegli “{ move-act }”.
lesson-discover-fly = Un disco rosso muove la nave fino a 8 passi. Tocca { name-puddle } sulla mappa, a 4 passi.
lesson-discover-to-puddle = Si può, ma { name-puddle } aspetta di essere scoperta. Toccala sulla mappa.
lesson-discover-choose = Qui non è mai venuto nessuno: scegli tu quale clientela vive qui. Prendi quella che vuoi.
lesson-discover-mine = Ora usa la miniera del pianeta: un disco blu dà una vernice blu.
lesson-discover-take-paint = Prima la miniera: usala per un disco blu.
lesson-discover-not-yet = In questo turno c’è ancora da fare. Non finirlo ancora.
lesson-discover-discovered = La vernice è nella stiva. Chi scopre un pianeta decide che cosa vi si chiederà per tutta la partita.

lesson-factory = Una fabbrica
lesson-factory-paint = Una fabbrica di pillole richiede perline e vernice. Hai le perline: prima estrai vernice.
lesson-factory-mine-first = Per la fabbrica manca la vernice. Usa la miniera.
lesson-factory-build = Ora costruisci la fabbrica di pillole: le due merci e un disco giallo.
lesson-factory-build-now = Hai tutto ciò che serve per la fabbrica. Costruiscila.
lesson-factory-not-yet = In questo turno c’è ancora da fare. Non finirlo ancora.
lesson-factory-built = Cinque punti. Le merci sono spese, la fabbrica resta, e chiunque può usarla.

lesson-deliver = Produrre e consegnare
lesson-deliver-make = Il carico basta per due pillole: usa la fabbrica due volte, per un disco blu ogni volta.
lesson-deliver-make-first = Dove vai non c’è nessuna fabbrica. Prima produci qui le pillole.
lesson-deliver-factory = Usa la fabbrica, finché non hai due pillole.
lesson-deliver-fly = A { name-pond-zero } una clientela per pillole aspetta di essere costruita. Vola lì.
lesson-deliver-to-pond = Si può, ma i punti ti aspettano a { name-pond-zero }.
lesson-deliver-consumer = Costruisci la clientela con una pillola e un disco giallo: cinque punti.
lesson-deliver-build-first = Nessuno compra finché la clientela non è costruita. Costruiscila.
lesson-deliver-now-you = Ora compra da tutti. Ora tu: trasforma in punti la tua ultima pillola.
lesson-deliver-pills-left = Hai ancora una pillola, e qui c’è la clientela. Consegnala.
lesson-deliver-not-yet = In questo turno c’è ancora da fare. Non finirlo ancora.
lesson-deliver-delivered = Otto punti in un turno. Merci migliori danno 10 o perfino 30 punti a consegna.

lesson-privilege = Privilegio e carico
lesson-privilege-claim = Tre dischi gialli comprano un privilegio. Prendi quello della miniera di questo pianeta.
lesson-privilege-claim-first = Spenderesti l’unico disco blu per una vernice. Prima prendi il privilegio.
lesson-privilege-the-mine = Prendi il privilegio della miniera.
lesson-privilege-mine = Ora un solo disco blu paga tutta la visita. Estrai quattro volte.
lesson-privilege-more-paint = Continua a estrarre fino a quattro vernici.
lesson-privilege-drop = La nave porta tre merci, e ne hai quattro: così non può partire. Scarta una vernice.
lesson-privilege-too-much = La nave è già troppo carica.
lesson-privilege-one-too-many = C’è una vernice di troppo. Scartala.
lesson-privilege-fits-now = Il carico ora ci sta. Tienilo.
lesson-privilege-now-you = Ora tu: vola verso { name-pond-zero } con il carico.
lesson-privilege-to-pond = La meta è { name-pond-zero }, al centro della mappa.
lesson-privilege-not-yet = In questo turno c’è ancora da fare. Non finirlo ancora.
lesson-privilege-carried = Una stiva porta due merci, la nave da sola una. Un privilegio conviene da circa cinque usi in poi.

lesson-bigger-ship = Una nave più grande, tratte e portali
lesson-bigger-ship-yard = Questo spazioporto non è ancora costruito. Costruiscilo con una cabina, una vernice e un disco giallo: tre punti.
lesson-bigger-ship-build-first = Prima costruisci lo spazioporto.
lesson-bigger-ship-buy = Ora compra qui una stiva, per una cabina, una vernice e un disco blu. Mettila in uno spazio libero.
lesson-bigger-ship-free-slot = Sostituiresti un pezzo utile. Scegli lo spazio libero.
lesson-bigger-ship-buy-hold = Usa lo spazioporto per comprare la stiva.
lesson-bigger-ship-slower = Più spazio, ma il quarto pezzo rallenta la nave: 5 passi per disco rosso invece di 8.
lesson-bigger-ship-roads = Sette pezzi: 2 passi per disco, e { name-squeak } è a 3. Posa la tua tratta gratuita lungo la via.
lesson-bigger-ship-on-the-way = Posa la tratta su una delle due comete fra te e { name-squeak }.
lesson-bigger-ship-now-you = La tua tratta non conta come passo. Ora tu: porta il satellite a { name-squeak }.
lesson-bigger-ship-to-squeak = { name-squeak } vuole satelliti. Vola lì e consegna.
lesson-bigger-ship-not-yet = In questo turno c’è ancora da fare. Non finirlo ancora.
lesson-bigger-ship-arrived = Consegnato con un solo disco rosso. Ogni turno d’azione offre tratte gratuite: una, poi due o tre.
lesson-bigger-ship-entrance = { name-waddle } è lontano, ma una volta a partita si piazzano due portali, gratis. Metti l’entrata su questo pianeta.
lesson-bigger-ship-entrance-here = L’entrata va dove sei: su questo pianeta.
lesson-bigger-ship-gate-first = Prima piazza i tuoi portali.
lesson-bigger-ship-exit = Ora metti l’uscita su { name-waddle }, che vuole satelliti.
lesson-bigger-ship-exit-there = L’uscita va su { name-waddle }.
lesson-bigger-ship-jump = Ora tu: un disco rosso ti porta attraverso il portale, qualunque sia la distanza. Consegna lì.
lesson-bigger-ship-through-the-gate = Usa il portale di questo pianeta, poi consegna.
lesson-bigger-ship-gates-stay = I portali vanno in un solo verso, restano tutta la partita e servono a tutti. Scegli bene i pianeti.

lesson-keep-four = La fine di un turno
lesson-keep-four-end = Ti restano otto dischi. Finisci il turno: ne tieni solo quattro, scegli bene.
lesson-keep-four-end-now = Oggi guardiamo la fine di un turno. Finiscilo.
lesson-keep-four-kept = Gli altri sono persi. Accumulando li tieni tutti: agisci quando puoi spenderli quasi tutti.
lesson-keep-four-exhaust = È rimasto un solo disco rosso, e i tuoi due piloti ne chiedono due. Accumula e vedrai.
lesson-keep-four-collect-first = Un turno d’azione arriverà da solo. Prima accumula.
lesson-keep-four-lent = Esaurimento: devi agire subito, e il disco mancante ti è prestato per questo turno. La casella 24 chiude la partita.

# Come si gioca, in sei scene: che cosa dice ognuna.
how-1 = Armi una nave: una stiva di carico porta le merci, le cabine dell’equipaggio danno energia.
how-2 = Ogni turno accumuli energia o agisci. Accumulare dà un gettone energia per ogni cabina, e uno a scelta.
how-3 = In un turno di azione l’energia rossa fa volare. Chi arriva per primo su un pianeta sceglie che cosa vuole la sua clientela.
how-4 = Le miniere danno merci primarie. Due merci e energia gialla fanno una fabbrica: 5 punti, e merci migliori.
how-5 = Porta alla clientela ciò che vuole. L’energia blu consegna, e ogni consegna dà punti.
how-6 = Le merci migliori valgono 10 o 30 punti. Dopo 24 turni di azione vince chi ha più punti.
