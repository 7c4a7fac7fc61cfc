/** What is printed on the pieces and the map, made ready for drawing. */
import { cometsBetween, type Point } from '../art/geometry';
import { isGood, type Good } from '../art/goods';
import type { Equipment } from '../art/signs';

type Sources = Readonly<Record<string, string>>;
type Tiers = Readonly<Record<string, number>>;

/** The facts of one edition, as the engine writes them down. */
export interface Facts {
  readonly goods: readonly { readonly name: string; readonly tier: string }[];
  readonly factories: readonly {
    readonly product: string;
    readonly inputs: readonly string[];
    readonly tiles: number;
    readonly points: number;
    readonly sources: Sources;
  }[];
  readonly points: {
    readonly factory: Tiers;
    readonly consumer: Tiers;
    readonly delivery: Tiers;
    readonly shipyard: number;
    readonly sources: Sources;
  };
  readonly consumers: readonly ConsumerFacts[];
  readonly mines: { readonly sources: Sources };
  readonly shipyards: readonly Yard[];
  readonly ship: {
    readonly slots: readonly { readonly speed: number; readonly slots: number }[];
    readonly built_in: number;
    readonly goods_per_hold: number;
  };
  readonly supply: {
    readonly discs_per_colour: number;
    readonly kept_energy: number;
    readonly free_roads: readonly { readonly to_space: number; readonly roads: number }[];
  };
  readonly map: {
    readonly view: readonly number[];
    readonly planets: readonly PlanetFacts[];
    readonly routes: readonly {
      readonly id: string;
      readonly a: string;
      readonly b: string;
      readonly comets: number;
    }[];
    readonly sources: Sources;
  };
}

export interface ConsumerFacts {
  readonly good: string;
  /** Points for building it, and for each delivery. */
  readonly build: number;
  readonly delivery: number;
  readonly sources: Sources;
}

export interface Yard {
  readonly id: string;
  readonly sells: string;
  readonly price: readonly string[];
  readonly build: readonly string[];
  readonly points: number;
  readonly sources: Sources;
}

export interface PlanetFacts {
  readonly id: string;
  readonly name: string;
  readonly start: boolean;
  readonly x: number;
  readonly y: number;
}

export interface Comet extends Point {
  readonly id: string;
  /** Direction of its tail, in degrees. */
  readonly tail: number;
  /** The planets at the ends of its route, and its number counted from the first. */
  readonly from: PlanetFacts;
  readonly to: PlanetFacts;
  readonly number: number;
}

export interface Route {
  readonly id: string;
  readonly from: PlanetFacts;
  readonly to: PlanetFacts;
  readonly comets: readonly Comet[];
}

/** Goods of an owner's edition that have no picture of their own are drawn as the wildcard. */
export const drawn = (good: string): Good | 'any' => (isGood(good) ? good : 'any');
export const drawnGood = (good: string): Good => (isGood(good) ? good : 'duck');

const INVENTED = 'reconstructed';
const invented = (sources: Sources | undefined) => Object.values(sources ?? {}).includes(INVENTED);

export class World {
  readonly width: number;
  readonly height: number;
  readonly planets: readonly PlanetFacts[];
  readonly routes: readonly Route[];
  readonly comets: readonly Comet[];
  readonly goods: readonly string[];
  readonly facts: Facts;
  readonly #tiers: ReadonlyMap<string, string>;
  readonly #planets: ReadonlyMap<string, PlanetFacts>;
  readonly #comets: ReadonlyMap<string, Comet>;
  readonly #yards: ReadonlyMap<string, Yard>;

  constructor(facts: Facts) {
    this.facts = facts;
    [this.width = 1400, this.height = 1000] = facts.map.view;
    this.planets = facts.map.planets;
    this.goods = facts.goods.map(({ name }) => name);
    this.#tiers = new Map(facts.goods.map(({ name, tier }) => [name, tier]));
    this.#planets = new Map(this.planets.map((planet) => [planet.id, planet]));
    this.#yards = new Map(facts.shipyards.map((yard) => [yard.id, yard]));
    this.routes = facts.map.routes.flatMap(({ id, a, b, comets }) => {
      const [from, to] = [this.#planets.get(a), this.#planets.get(b)];
      return from && to ? [{ id, from, to, comets: this.#along(id, from, to, comets) }] : [];
    });
    this.comets = this.routes.flatMap(({ comets }) => comets);
    this.#comets = new Map(this.comets.map((comet) => [comet.id, comet]));
  }

  #along(route: string, from: PlanetFacts, to: PlanetFacts, count: number): Comet[] {
    const tail = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return cometsBetween(from, to, count).map((place, at) => ({
      ...place,
      id: `${route}.${at + 1}`,
      tail,
      from,
      to,
      number: at + 1,
    }));
  }

  planet(id: string): PlanetFacts | undefined {
    return this.#planets.get(id);
  }

  comet(id: string): Comet | undefined {
    return this.#comets.get(id);
  }

  /** Where a point lies on the map. */
  at(id: string): Point {
    return this.#planets.get(id) ?? this.#comets.get(id) ?? { x: 0, y: 0 };
  }

  yard(id: string): Yard | undefined {
    return this.#yards.get(id);
  }

  tier(good: string): string {
    return this.#tiers.get(good) ?? 'raw';
  }

  factoryPoints(good: string): number {
    return this.#factory(good)?.points ?? 0;
  }

  /** The printed consumer that a view names by its number. */
  consumer(tile: number | null): ConsumerFacts | undefined {
    return tile === null ? undefined : this.facts.consumers[tile];
  }

  /** Whether something about a factory had to be invented: what it takes in, its points, how many tiles there are. */
  inventedFactory(good: string): boolean {
    return invented(this.#factory(good)?.sources);
  }

  /** Whether something about any factory had to be invented. */
  get inventedChain(): boolean {
    return this.facts.factories.some(({ sources }) => invented(sources));
  }

  inventedYard(id: string): boolean {
    return invented(this.#yards.get(id)?.sources);
  }

  inventedConsumer(tile: number | null): boolean {
    return invented(this.consumer(tile)?.sources);
  }

  /** Whether the mix of mines on planets of this kind had to be invented. */
  inventedMine(planet: string): boolean {
    const pile = this.#planets.get(planet)?.start ? 'start' : 'other';
    return this.facts.mines.sources[pile] === INVENTED;
  }

  get inventedMap(): boolean {
    return invented(this.facts.map.sources);
  }

  #factory(good: string) {
    return this.facts.factories.find(({ product }) => product === good);
  }

  /** How many free roads the space of the turn track gives. */
  freeRoads(space: number): number {
    return this.facts.supply.free_roads.find(({ to_space }) => space <= to_space)?.roads ?? 0;
  }
}

export const sells = (yard: Yard): Equipment => yard.sells as Equipment;
