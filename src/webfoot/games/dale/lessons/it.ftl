# Le lezioni: titoli e frasi. Al massimo 28 parole per messaggio.

lesson-buy = Comprare una carta
lesson-buy-goal = Vince chi costruisce per primo otto pile, e le carte buone vengono dal mercato. Tocca { card-shopping-journey }, al posto più economico.
lesson-buy-dearer = Una carta costa il suo valore, più uno per ogni posto verso sinistra. Scegli { card-shopping-journey }.
lesson-buy-buy-first = È un’altra azione. Oggi si compra: tocca { card-shopping-journey } nel mercato.
lesson-buy-pay = Costa 2. Paga con due { card-junk }, da 1 ciascuno, e conferma.
lesson-buy-pay-two = Paga con due { card-junk } e conferma.
lesson-buy-bought = La carta è subito in mano. Ciò che hai pagato è nei tuoi scarti e tornerà più tardi.

lesson-stacks = Costruire pile
lesson-stacks-first = La tua prima pila deve valere esattamente 1. Tocca la tua bancarella.
lesson-stacks-build-first = È un’altra azione. Tocca la tua bancarella per costruire.
lesson-stacks-one = { card-junk } vale 1, ma non è un animale. Usa { card-tireless-tinkerer } e conferma.
lesson-stacks-the-animal = Scegli { card-tireless-tinkerer } e conferma.
lesson-stacks-built = La prima pila c’è, e la sua carta ha lasciato il tuo mazzo. Dopo ogni turno si pesca fino a cinque carte.
lesson-stacks-now-you = Ora tu: costruisci la seconda pila. Un solo popolo, esattamente 2 in tutto.
lesson-stacks-build-second = Costruisci la seconda pila: tocca la tua bancarella.
lesson-stacks-second = Due su otto. Quando compri guarda il numero seguente: servirà esattamente 3, poi 4.

lesson-arrow = Le tecniche e il più
lesson-arrow-play = Serve esattamente 3, e non hai niente. Gioca { card-magnet } come tecnica: cerca nel tuo mazzo.
lesson-arrow-magnet-first = Prima gioca { card-magnet }.
lesson-arrow-search = Prendi { card-safety-precaution }: vale 3.
lesson-arrow-the-three = Ti serve una carta da 3. Prendi { card-safety-precaution }.
lesson-arrow-now-you = Il più della carta ti dà un’altra azione. Ora tu: costruisci la terza pila.
lesson-arrow-build-third = Usa l’azione per la terza pila.
lesson-arrow-third = Cercare e costruire in un turno. Le carte con il più non costano azioni.

lesson-junk = Liberarsi del Ciarpame
lesson-junk-swank = Metà delle tue carte è { card-junk }. Gioca { card-swank }: butta via una carta.
lesson-junk-swank-first = Prima gioca { card-swank }.
lesson-junk-throw = Butta via un { card-junk }. Torna alla riserva e non ti tornerà più.
lesson-junk-keep-animal = Con quella carta puoi costruire. Butta via piuttosto il { card-junk }.
lesson-junk-now-you = Ora tu: con l’azione inventario scarta l’altro { card-junk } e pesca carte migliori.
lesson-junk-discard-junk = Scegli di scartare carte, prendi il { card-junk }, e conferma.
lesson-junk-thinner = È arrivato { card-housecleaning }. Le carte scartate tornano, quelle buttate no: un mazzo snello è un buon mazzo.

lesson-schedule = L’agenda
lesson-schedule-play = { card-shopping-journey } agisce solo al prossimo turno. Giocala: aspetta nella tua agenda.
lesson-schedule-journey-first = Prima gioca { card-shopping-journey }.
lesson-schedule-now-you = { $rival } ha tenuto la mano, e la tua carta agisce. Ora tu: prendi una carta del mercato, gratis.
lesson-schedule-free = Niente da pagare, e la tua azione è ancora da fare. Gratis conviene prendere ciò che costa di più.

lesson-reactions = Le reazioni
lesson-reactions-wait = Hai { card-binoculars }. Le civette agiscono quando agiscono gli altri: guarda che cosa fa { $rival }.
lesson-reactions-react = { $rival } ha comprato una carta, e la barra dice che puoi reagire. Tocca { card-binoculars }.
lesson-reactions-too-late = L’occasione è passata. A un tavolo la barra si esaurisce da sola: decidi in fretta.
lesson-reactions-discard = Hai pescato { card-magnet }, e la civetta resta in mano. Ora scarta { card-junk }.
lesson-reactions-junk-goes = Tieni le carte buone. Scarta { card-junk }.
lesson-reactions-better-hand = Una mano migliore, e non era neanche il tuo turno. Nessuno sa che cosa tieni finché non reagisci.
lesson-reactions-wait-again = Ogni civetta ha la sua occasione. { card-extra-remarks } aspetta una pila.
lesson-reactions-now-you = { $rival } ha costruito una pila. Ora tu: rimetti { card-siesta } in cima al mazzo.
lesson-reactions-not-that = Reagisci, poi scegli { card-siesta } dai tuoi scarti.
lesson-reactions-on-top = { card-siesta } è la prossima carta che peschi. Anche ciò che fanno gli altri può servirti.

lesson-last-stack = L’ultima pila, e le squadre
lesson-last-stack-now-you = Sette pile ci sono. Ora tu: l’ottava, un solo popolo, esattamente 8, e hai vinto.
lesson-last-stack-one-more = Puoi vincere in questo turno. Costruisci l’ottava pila.
lesson-last-stack-won = Cinque e tre degli ornitorinchi: vittoria immediata. Nessun altro gioca più.
lesson-last-stack-team = In quattro si può giocare a squadre. Ogni squadra ha una sola bancarella, e dieci pile vincono. Comincia la quinta.
lesson-last-stack-team-build = Prima tocca la tua bancarella per costruire.
lesson-last-stack-ask = Hai solo 2 dei 5 che servono. Scegli { card-calculations }, poi chiedi al compagno.
lesson-last-stack-ask-partner = Scegli { card-calculations } e chiedi al compagno.
lesson-last-stack-helped = Il compagno ha aggiunto 3 dello stesso popolo. Era la tua azione; la sua mano si riempie più tardi.

# Come si gioca, in sei scene: che cosa dice ognuna.
how-1 = Otto pile, da 1 a 8, riempiono la tua bancarella. Vince chi le ha tutte per primo.
how-2 = Le carte si comprano al mercato. Una carta costa il suo valore, più uno per ogni posto verso sinistra.
how-3 = Si paga con le carte in mano, { card-junk } compreso. La carta nuova arriva subito in mano.
how-4 = Una pila è di un solo animale e vale esattamente il suo numero: qui 2 + 1 per la pila 3.
how-5 = Un turno è un’azione: comprare, costruire, giocare una tecnica o scartare. La freccia di una tecnica restituisce l’azione.
how-6 = Le carte di una pila escono dal tuo mazzo. Costruisci la pila 8 prima degli altri.
