import { pick, randomFrom } from '../models/chance';

/** What visitors do besides looking at the store: each of them in a known share. */
const SCENARIOS = {
  once: 24,
  again: 12,
  /** On a later day, when shares may have moved. */
  later: 12,
  tab: 8,
  /** Has the next page in two tabs at the same moment. */
  tabs: 6,
  refuses: 8,
  /** Has refused, and gives consent on the page. */
  consents: 5,
  /** Hasn't decided in a country where a banner asks, and gives consent on the page. */
  decides: 4,
  withdraws: 7,
  /** Goes away as soon as something of a test is on the screen. */
  leaves: 8,
  /** Closes the tab then. */
  closes: 6,
} as const;

export type Scenario = keyof typeof SCENARIOS;

/** A visitor who is to come. Chances are 0 to 1, held against what the shown variants make of visitors. */
export interface PlannedVisitor {
  readonly number: number;
  readonly scenario: Scenario;
  readonly opensCart: boolean;
  readonly adds: number;
  readonly buys: number;
  readonly quantity: number;
}

/** Chance of who sees a variant of the widgets to put something into the cart, and of who sees a variant of the carts then to buy it. */
export const ADDS = [0.3, 0.3, 0.5] as const;
export const BUYS = [0.25, 0.5] as const;

/** The same visitors for the same seed. */
export function plannedVisitors(count: number, seed: number): PlannedVisitor[] {
  const random = randomFrom(seed);
  const scenarios = Object.entries(SCENARIOS).flatMap(([scenario, percent]) =>
    new Array<Scenario>(percent).fill(scenario as Scenario),
  );
  return Array.from({ length: count }, (_, number) => ({
    number,
    scenario: pick(scenarios, random),
    opensCart: random() < 0.4,
    adds: random(),
    buys: random(),
    quantity: pick([1, 2, 2, 3], random),
  }));
}
