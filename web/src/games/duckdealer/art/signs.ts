/** What the three energies do, as signs in a box of 32 by 32, and what the pieces of a ship are. */

export type Energy = 'move' | 'build' | 'trade';
export type Equipment = 'hold' | 'navigator' | 'builder' | 'trader';

export const ENERGIES: readonly Energy[] = ['move', 'build', 'trade'];
export const EQUIPMENT: readonly Equipment[] = ['hold', 'navigator', 'builder', 'trader'];

export const ENERGY_SIGNS: Readonly<Record<Energy, string>> = {
  // a rocket, a hammer, give and take
  move: 'M16 1C21.500 6 23.500 12.500 23 18.500L27 24V30L20.500 26.500H11.500L5 30V24L9 18.500C8.500 12.500 10.500 6 16 1ZM16 9.500A3.600 3.600 0 1 0 16 16.700A3.600 3.600 0 1 0 16 9.500Z',
  build:
    'M3.500 26.500L16 12.500L20.500 17L7.500 29.500C6.500 30.500 5 30.500 4 29.500S2.500 27.500 3.500 26.500ZM10 6.500C14.500 1.500 21 1 25 5L31 11.500L25.500 17L23 14.500L20.500 16.500L15 11L17 8.500C15 7 12.500 6.500 10 6.500Z',
  trade:
    'M3 6.500H18.500V1.500L29.500 9L18.500 16.500V11.500H3ZM29 20.500H13.500V15.500L2.500 23L13.500 30.500V25.500H29Z',
};

export interface EnergyInks {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  readonly ink: string;
}

export const ENERGY_INKS: Readonly<Record<Energy, EnergyInks>> = {
  move: { base: '#cf3a2e', dark: '#8d2119', light: '#ee8a76', ink: '#fff6e6' },
  build: { base: '#f4c530', dark: '#b98514', light: '#fdeaa0', ink: '#3a2606' },
  trade: { base: '#2f6fb8', dark: '#1b467b', light: '#8fbce8', ink: '#fff6e6' },
};

/** Which energy a crew gives when its ship collects; a hold gives none. */
export const CREW_ENERGY: Readonly<Record<Exclude<Equipment, 'hold'>, Energy>> = {
  navigator: 'move',
  builder: 'build',
  trader: 'trade',
};
