/** All 73 faces for the gallery: slug, value, T technique or P passive, + the bonus icon. The game itself asks the server. */
import type { CardFacts } from '../board/cardFacts';
import { SETS, type SetKey } from '../art/sets';

const PRINTED: Readonly<Record<SetKey, string>> = {
  platypus:
    'tireless-tinkerer 1T+ calculations 2P safety-precaution 3T+ magnet 4T+ dangerous-test 5T+ glue 5P',
  sloth:
    'steady-achiever 1T+ shopping-journey 2T housecleaning 3T+ siesta 4T+ lunch-break 5T+ ironing 5T+',
  crocodile:
    'little-villain 1T+ scary-gunfight 2T+ night-shift 3T+ ruthless-competition 4T+ nasty-threat 5T+ lost-shipments 5T+',
  fennec: 'cunning-neighbour 1T+ cheer 2T+ raffle 3T+ charity 4T+ tasters 5T+ rumours 5T+',
  polecat:
    'daring-adventurer 1T+ rare-artefact 2T+ swank 3T+ risky-business 4T+ natural-survivor 5T+ sofa 5P',
  owl: 'wise-spy 1P ancient-knowledge 2P quality-inspection 3P binoculars 4P balancing 5P extra-remarks 5P',
  macaw:
    'swift-broker 1T+ cookies 2P shattered-relic 3T+ spyglass 4T+ flashy-show 5T+ favourite-toy 5T+',
  panda:
    'loyal-partner 1T+ prepaid-good 2T essential-purchase 3P market-discovery 4P special-offer 5T stock-clearance 5P',
  raccoon:
    'wily-fellow 1T+ nuisance 2T+ rotten-food 3T+ dirty-exchange 4T+ sabotage 5T+ treasure-hunter 5T',
  squirrel:
    'stashing-vendor 1P empty-chest 2P nostalgic-item 3P acorn 4T+ accordion 5P winter-is-coming 5P',
  ocelot: 'bold-haggler 1P new-season 2T+ whirligig 3T+ charm 4T+ gamble 5T+ blindfold 5T+',
  chameleon:
    'flexible-shopkeeper 1P reflection 2P good-old-times 3P gift-voucher 4T+ trendsetting 5P seeing-doubles 5P',
};

export interface Face {
  readonly card: string;
  readonly facts: CardFacts;
}

function facesOf(set: SetKey): Face[] {
  return [...PRINTED[set].matchAll(/(\S+) (\d)([TP])(\+?)/g)].map(
    ([, card = '', value, kind, bonus]) => ({
      card,
      facts: {
        set,
        value: Number(value),
        kind: kind === 'T' ? 'technique' : 'passive',
        bonus: bonus === '+',
      },
    }),
  );
}

export const JUNK: Face = {
  card: 'junk',
  facts: { set: 'junk', value: 1, kind: 'rubbish', bonus: false },
};

export const EVERY_FACE: readonly Face[] = [...SETS.flatMap(facesOf), JUNK];
