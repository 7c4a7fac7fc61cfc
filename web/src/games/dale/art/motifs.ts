/** What lies on the counter of each card: its own object tells a card from the other five of its set. */
import glasses3d from 'game-icons:3d-glasses';
import abacus from 'game-icons:abacus';
import accordion from 'game-icons:accordion';
import acorn from 'game-icons:acorn';
import amphora from 'game-icons:amphora';
import balloons from 'game-icons:balloons';
import binoculars from 'game-icons:binoculars';
import blindfold from 'game-icons:blindfold';
import boxingGlove from 'game-icons:boxing-glove';
import brokenPottery from 'game-icons:broken-pottery';
import broom from 'game-icons:broom';
import campfire from 'game-icons:campfire';
import cardboardBoxClosed from 'game-icons:cardboard-box-closed';
import cheeseWedge from 'game-icons:cheese-wedge';
import compass from 'game-icons:compass';
import conversation from 'game-icons:conversation';
import cookie from 'game-icons:cookie';
import crossedPistols from 'game-icons:crossed-pistols';
import cuckooClock from 'game-icons:cuckoo-clock';
import dominoMask from 'game-icons:domino-mask';
import fireworkRocket from 'game-icons:firework-rocket';
import fishbone from 'game-icons:fishbone';
import fizzingFlask from 'game-icons:fizzing-flask';
import groundSprout from 'game-icons:ground-sprout';
import handSaw from 'game-icons:hand-saw';
import handTruck from 'game-icons:hand-truck';
import hanger from 'game-icons:hanger';
import horseshoe from 'game-icons:horseshoe';
import lantern from 'game-icons:lantern';
import magnet from 'game-icons:magnet';
import magnifyingGlass from 'game-icons:magnifying-glass';
import masonJar from 'game-icons:mason-jar';
import milkCarton from 'game-icons:milk-carton';
import miningHelmet from 'game-icons:mining-helmet';
import mirrorMirror from 'game-icons:mirror-mirror';
import nightSleep from 'game-icons:night-sleep';
import openChest from 'game-icons:open-chest';
import paperWindmill from 'game-icons:paper-windmill';
import photoCamera from 'game-icons:photo-camera';
import piggyBank from 'game-icons:piggy-bank';
import present from 'game-icons:present';
import priceTag from 'game-icons:price-tag';
import quillInk from 'game-icons:quill-ink';
import rollingDiceCup from 'game-icons:rolling-dice-cup';
import sandwich from 'game-icons:sandwich';
import scales from 'game-icons:scales';
import scrollUnfurled from 'game-icons:scroll-unfurled';
import shakingHands from 'game-icons:shaking-hands';
import shop from 'game-icons:shop';
import shoppingCart from 'game-icons:shopping-cart';
import sinkingShip from 'game-icons:sinking-ship';
import skimmerHat from 'game-icons:skimmer-hat';
import snail from 'game-icons:snail';
import snowflake from 'game-icons:snowflake-2';
import socks from 'game-icons:socks';
import sofa from 'game-icons:sofa';
import spinningTop from 'game-icons:spinning-top';
import spy from 'game-icons:spy';
import spyglass from 'game-icons:spyglass';
import stopwatch from 'game-icons:stopwatch';
import swapBag from 'game-icons:swap-bag';
import ticket from 'game-icons:ticket';
import tightrope from 'game-icons:tightrope';
import tinker from 'game-icons:tinker';
import topHat from 'game-icons:top-hat';
import treasureMap from 'game-icons:treasure-map';
import twoCoins from 'game-icons:two-coins';
import unlitBomb from 'game-icons:unlit-bomb';
import whistle from 'game-icons:whistle';
import window from 'game-icons:window';

// Two objects the icon set does not have, in its box of 512 by 512.
const GLUE =
  'M238 24H274L292 120H220ZM196 132H316V176H196ZM176 188H336C362 226 372 260 372 300V488H140V300C140 260 150 226 176 188ZM180 296V440H332V296ZM256 310C276 342 290 360 290 382A34 34 0 1 1 222 382C222 360 236 342 256 310Z';
const FLAT_IRON =
  'M40 404H484V448H40ZM52 384C62 280 136 212 256 212H384C424 212 446 232 452 272L474 384ZM128 352H428L424 324H142ZM166 192C174 122 210 88 268 88H388C424 88 438 112 430 146L420 192H372L382 140H276C244 140 226 158 220 192Z';

const MOTIFS: Readonly<Record<string, string>> = {
  'tireless-tinkerer': tinker,
  calculations: abacus,
  'safety-precaution': miningHelmet,
  magnet,
  'dangerous-test': fizzingFlask,
  glue: GLUE,
  'steady-achiever': snail,
  'shopping-journey': shoppingCart,
  housecleaning: broom,
  siesta: nightSleep,
  'lunch-break': sandwich,
  ironing: FLAT_IRON,
  'little-villain': dominoMask,
  'scary-gunfight': crossedPistols,
  'night-shift': lantern,
  'ruthless-competition': boxingGlove,
  'nasty-threat': unlitBomb,
  'lost-shipments': sinkingShip,
  'cunning-neighbour': window,
  cheer: balloons,
  raffle: ticket,
  charity: piggyBank,
  tasters: cheeseWedge,
  rumours: conversation,
  'daring-adventurer': compass,
  'rare-artefact': amphora,
  swank: topHat,
  'risky-business': tightrope,
  'natural-survivor': campfire,
  sofa,
  'wise-spy': spy,
  'ancient-knowledge': scrollUnfurled,
  'quality-inspection': magnifyingGlass,
  binoculars,
  balancing: scales,
  'extra-remarks': quillInk,
  'swift-broker': stopwatch,
  cookies: cookie,
  'shattered-relic': brokenPottery,
  spyglass,
  'flashy-show': fireworkRocket,
  'favourite-toy': spinningTop,
  'loyal-partner': shakingHands,
  'prepaid-good': cardboardBoxClosed,
  'essential-purchase': milkCarton,
  'market-discovery': shop,
  'special-offer': priceTag,
  'stock-clearance': handTruck,
  'wily-fellow': swapBag,
  nuisance: whistle,
  'rotten-food': fishbone,
  'dirty-exchange': socks,
  sabotage: handSaw,
  'treasure-hunter': treasureMap,
  'stashing-vendor': masonJar,
  'empty-chest': openChest,
  'nostalgic-item': photoCamera,
  acorn,
  accordion,
  'winter-is-coming': snowflake,
  'bold-haggler': twoCoins,
  'new-season': groundSprout,
  whirligig: paperWindmill,
  charm: horseshoe,
  gamble: rollingDiceCup,
  blindfold,
  'flexible-shopkeeper': hanger,
  reflection: mirrorMirror,
  'good-old-times': cuckooClock,
  'gift-voucher': present,
  trendsetting: skimmerHat,
  'seeing-doubles': glasses3d,
};

/** The path of a card's object; junk has none, it is a drawing of its own. */
export const motifOf = (card: string): string | undefined => MOTIFS[card];
