# The lessons: their titles, and what they say. At most 24 words a message.

lesson-aim-and-shoot = Aim, then shoot
lesson-aim-and-shoot-goal = The blue ducks are yours; the last player with a duck wins. Play “{ card-en-joue }” on any green duck.
lesson-aim-and-shoot-yours = That duck is yours, and anybody may fire at a target. Aim at a green one.
lesson-aim-and-shoot-water = Water never sinks. Aim at a green duck.
lesson-aim-and-shoot-now-you = One card a turn, then you draw another. { $rival } aimed at Water. Now you: sink the duck you aimed at.
lesson-aim-and-shoot-splash = A splash, and the shot is gone: Water stays. Take it back and shoot the duck.
lesson-aim-and-shoot-shoot = Your target is waiting. Play “{ card-pan }” and choose the green duck under it.
lesson-aim-and-shoot-sunk = Hit! The line closes up, and a new card comes from the pile. Whoever loses all five ducks is out.

lesson-targets-stay = The line moves, targets stay
lesson-targets-stay-in-danger = Your duck at the head is under a target. Play “{ card-en-avant-marche }”: the ducks move on, the target stays.
lesson-targets-stay-no-shelter = Aiming is no shelter: { $rival } has shot your duck. Take it back and move the line.
lesson-targets-stay-had-to = { $rival } held nothing but “{ card-pan }” and had to sink its own duck. Now you: aim at a green duck.
lesson-targets-stay-not-green = There is no green duck at that place. Aim at one of the green ducks.
lesson-targets-stay-aim = This time aim: play “{ card-en-joue }” on a green duck.
lesson-targets-stay-moved-on = { $rival } moved the line, and your target hangs over another card now. Look where it lies before you shoot.

lesson-step-aside = Step aside, or take cover
lesson-step-aside-swap = { $rival } aims at your second duck. Swap that duck with the card in front of it or behind it.
lesson-step-aside-still-there = Your duck stayed under the target, and { $rival } shot it. Take it back and move that duck away.
lesson-step-aside-instead = The shot hit what took your duck’s place. In front it is a green duck, behind it only Water.
lesson-step-aside-cover = The same danger with another card. Lay “{ card-a-couvert }” where it saves your duck.
lesson-step-aside-bare = Nothing covered the duck under the target. Take it back and cover position 2.
lesson-step-aside-absorbed = The shot is spent and your duck lives. The cover lies on the place, not on the duck, until your next turn.

lesson-hide = Hide under another duck
lesson-hide-slide = Play “{ card-planque }”: slide your second duck under the green one beside it.
lesson-hide-aimed-one = The duck under the target was not hidden, and { $rival } shot it. Take it back and hide that one.
lesson-hide-hidden = The line closed up, and { $rival } had to shoot a duck of its own. Yours is safe while another lies on top.
lesson-hide-under = Now a target lies over the pair. Aim wherever you like, and see what { $rival } shoots.
lesson-hide-surfaced = The duck on top was hit, and yours came up unharmed. Hidden ducks count as living.

lesson-revenge = Revenge
lesson-revenge-inspector = You cannot get away this time. Lay “{ card-magret }” on your duck under the target.
lesson-revenge-theirs = The revenge belongs to the owner of that duck. Lay the card on your own.
lesson-revenge-aimed-one = Nobody aims at that duck. Lay the card on your duck under the target.
lesson-revenge-unavenged = Your duck is shot, and nobody pays for it. Take it back and lay “{ card-magret }” first.
lesson-revenge-now-you = { $rival } shot it all the same. Now you: your revenge needs no target. Choose any green duck.
lesson-revenge-mercy = You may let it pass, but not today. Choose a green duck.
lesson-revenge-not-green = That is no green duck. Choose a duck of { $rival }.
lesson-revenge-even = One duck each. A duck with the Inspector on it is seldom shot first.

lesson-last-duck = The last duck
lesson-last-duck-impossible = No target lies on the table, so none of your cards can do anything. Only then may you discard one.
lesson-last-duck-discarded = You drew a new card. While any card in hand can be played, you must play one, even if it hurts you.
lesson-last-duck-now-you = Each of you has one duck left. Now you: win with one card.
lesson-last-duck-yours = That is your last duck. Fire at the green one.
lesson-last-duck-wasted = The shot fell into the Water, and the line moves on. Take it back and choose the duck.
lesson-last-duck-gone = { $rival } moved the line, and your target hangs over Water. Take it back: one card aims and shoots at once.
lesson-last-duck-won = You win. Whoever is out keeps playing cards, and “{ card-walking-duck }” can bring a duck back.

# How to play, in six scenes: what each says.
how-1 = Every player has five ducks of one colour, and six cards swim in the line. The last player with a duck wins.
how-2 = Play one card each turn, then draw another. “{ card-en-joue }” puts a target over a place.
how-3 = “{ card-pan }” sinks the duck under a target. The line closes up, and a new card comes from the pile.
how-4 = Ducks move, targets stay. “{ card-en-avant-marche }” moves the line, and now another duck is under the target.
how-5 = Cards also swap, cover and hide ducks. “{ card-planque }” slides yours under another one, out of danger.
how-6 = Without a duck you are out. Sink the others, and keep one of yours afloat.
