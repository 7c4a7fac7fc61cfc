# The lessons: their titles, and what they say. At most 24 words a message.

lesson-buy = Buy a card
lesson-buy-goal = First to build eight stacks wins, and good cards come from the market. Touch { card-shopping-journey }, on the cheapest place.
lesson-buy-dearer = A card costs its value, plus one for each place further left. Choose { card-shopping-journey }.
lesson-buy-buy-first = That is another action. Today we shop: touch { card-shopping-journey } in the market.
lesson-buy-pay = It costs 2. Pay with two { card-junk }, each worth 1, and confirm.
lesson-buy-pay-two = Pay with two { card-junk } and confirm.
lesson-buy-bought = The card is in your hand at once. What you paid with lies in your discard pile and comes back later.

lesson-stacks = Build stacks
lesson-stacks-first = Your first stack must be worth exactly 1. Touch your stall.
lesson-stacks-build-first = That is another action. Touch your stall to build.
lesson-stacks-one = { card-junk } is worth 1, but is no animal. Use { card-tireless-tinkerer } and confirm.
lesson-stacks-the-animal = Choose { card-tireless-tinkerer } and confirm.
lesson-stacks-built = The first stack stands, and its card is out of your deck. You draw to five cards after each turn.
lesson-stacks-now-you = Now you: build stack two. Cards of one animal only, worth exactly 2 together.
lesson-stacks-build-second = Build the second stack: touch your stall.
lesson-stacks-second = Two of eight. Look at the next number when you buy: you will need exactly 3, then 4.

lesson-arrow = Techniques and the plus
lesson-arrow-play = You need exactly 3 and hold none. Play { card-magnet } as a technique: it searches your deck.
lesson-arrow-magnet-first = First play { card-magnet }.
lesson-arrow-search = Take { card-safety-precaution }: it is worth 3.
lesson-arrow-the-three = You need a card worth 3. Take { card-safety-precaution }.
lesson-arrow-now-you = The plus on the card gives you another action. Now you: build the third stack.
lesson-arrow-build-third = Use the action for the third stack.
lesson-arrow-third = Search and build in one turn. Cards with a plus cost no action.

lesson-junk = Get rid of junk
lesson-junk-swank = Half of your deck is { card-junk }. Play { card-swank }: it throws a card away.
lesson-junk-swank-first = First play { card-swank }.
lesson-junk-throw = Throw away one { card-junk }. It goes back to the pile and never returns to you.
lesson-junk-keep-animal = You can build with that card. Throw away { card-junk } instead.
lesson-junk-now-you = Now you: with the inventory action, discard the other { card-junk } and draw better cards.
lesson-junk-discard-junk = Choose to discard cards, pick the { card-junk }, and confirm.
lesson-junk-thinner = { card-housecleaning } came up. Discarded cards come back, cards thrown away do not: a thin deck is a good deck.

lesson-schedule = The schedule
lesson-schedule-play = { card-shopping-journey } works next turn only. Play it: it waits in your schedule.
lesson-schedule-journey-first = First play { card-shopping-journey }.
lesson-schedule-now-you = { $rival } kept its hand, and your card is due. Now you: take any card of the market, free.
lesson-schedule-free = Nothing paid, and your action is still to come. Free cards are best taken where they cost most.

lesson-reactions = Reactions
lesson-reactions-wait = You hold { card-binoculars }. Owls work when others act, so watch what { $rival } does.
lesson-reactions-react = { $rival } bought a card, and the bar says that you may react. Touch { card-binoculars }.
lesson-reactions-too-late = The chance has passed. At a table the bar runs out by itself, so decide quickly.
lesson-reactions-discard = You drew { card-magnet }, and the owl stays in your hand. Now discard a { card-junk }.
lesson-reactions-junk-goes = Keep your good cards. Discard a { card-junk }.
lesson-reactions-better-hand = A better hand, and it was not even your turn. Nobody else learns what you hold until you react.
lesson-reactions-wait-again = Each owl has its own occasion. { card-extra-remarks } waits for a stack.
lesson-reactions-now-you = { $rival } built a stack. Now you: put { card-siesta } back on your deck.
lesson-reactions-not-that = React, then choose { card-siesta } from your discard pile.
lesson-reactions-on-top = { card-siesta } is the next card you draw. What others do can help you, too.

lesson-last-stack = The last stack, and teams
lesson-last-stack-now-you = Seven stacks stand. Now you: build the eighth, one animal, exactly 8, and win.
lesson-last-stack-one-more = You can win this turn. Build the eighth stack.
lesson-last-stack-won = Five and three of the platypuses: you win at once. Nobody gets another turn.
lesson-last-stack-team = Four can play in two teams. Partners share one stall, and ten stacks win. Begin the fifth stack.
lesson-last-stack-team-build = First touch your stall to build.
lesson-last-stack-ask = You hold only 2 of the 5 you need. Choose { card-calculations }, then ask your partner.
lesson-last-stack-ask-partner = Choose { card-calculations } and ask your partner.
lesson-last-stack-helped = Your partner added 3 of the same animal. It was your action; your partner refills the hand later.

# How to play, in six scenes: what each says.
how-1 = Eight stacks, worth 1 to 8, fill your stall. The first player with all eight wins.
how-2 = You buy cards in the market. A card costs its value, plus one for every place to the left.
how-3 = You pay with cards in hand, { card-junk } included. The new card comes to your hand at once.
how-4 = A stack is made of one animal and worth exactly its number: here 2 + 1 for stack 3.
how-5 = A turn is one action: buy, build, play a technique or discard. The arrow on a technique gives the action back.
how-6 = Cards in a stack are gone from your deck. Build stack 8 before the others do.
