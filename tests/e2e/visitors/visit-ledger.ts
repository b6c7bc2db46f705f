import type { Scenario } from './planned-visitors';

/** Variant of a test that a visitor saw, 0 being the control. */
export interface SeenVariant {
  readonly test: 'carts' | 'widgets';
  readonly variant: number;
  /** Whether it was to be counted: with consent. */
  readonly counted: boolean;
  /** Day of the tests. */
  readonly day: number;
}

/** An order as checkout showed it: subunits, without shipping. */
export interface PlacedOrder {
  readonly quantity: number;
  readonly paid: number;
  /** The variant of the carts that the visitor saw. */
  readonly variant: number;
}

/** Notes of what a visitor saw on the screen. */
export interface VisitorNotes {
  readonly number: number;
  readonly scenario: Scenario;
  /** The visitor's id in the browser's storage; null: none. */
  visitor: string | null;
  isForgotten: boolean;
  readonly seen: SeenVariant[];
  /** Pages on which the store recommended products itself, since the app answered late. */
  recommended: number;
  readonly orders: PlacedOrder[];
}

export const blankNotes = (number: number, scenario: Scenario): VisitorNotes => ({
  number,
  scenario,
  visitor: null,
  isForgotten: false,
  seen: [],
  recommended: 0,
  orders: [],
});

/** Visitors who are to be counted in a test, by the variant that each saw first. */
export function countedIn(
  test: SeenVariant['test'],
  all: readonly VisitorNotes[],
  variants: number,
): VisitorNotes[][] {
  const groups = Array.from({ length: variants }, (): VisitorNotes[] => []);
  for (const notes of all) {
    const first = notes.seen.find((each) => each.test === test && each.counted);
    if (first && !notes.isForgotten) groups[first.variant]?.push(notes);
  }
  return groups;
}
