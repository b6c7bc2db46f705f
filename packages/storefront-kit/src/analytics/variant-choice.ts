import { assignmentOf } from '@cartwright/core/experiments/assignment/assignment';
import { type Traffic, trafficOf } from '@cartwright/core/experiments/assignment/traffic';
import type { KeptVariants } from './kept-variants';

/** A running test as a page has it. The first variant is the control. */
interface PageTest<Variant> {
  readonly id: string;
  readonly variants: readonly Variant[];
  /** Present where visitors move: what a visitor has seen stays, and is kept. */
  readonly traffic?: Traffic | undefined;
}

interface PageVariant {
  readonly id: string;
  /** Percent of all visitors. */
  readonly share: number;
}

/** Choice of a variant for the shopper of a page. */
interface ChosenVariant<Variant> {
  /** Undefined of a test without variants. */
  readonly variant: Variant | undefined;
  /** Reports that the place of the test came on the screen, once in a page view; null: the shopper isn't counted. */
  readonly expose: (() => void) | null;
}

export type ChooseVariant = <Variant extends PageVariant>(test: PageTest<Variant>) => ChosenVariant<Variant>;

/** Parts of a hundred in those that visitors are divided into. */
const OF_A_PERCENT = 100;

/**
 * Chooses variants by the visitor: the same on each page and in each tab, since shares are fixed, or what was seen is `kept`.
 * Without a visitor the control is shown and nothing is reported. `previewed` is what the page's address asks for, `test.variant`.
 */
export function variantChoice({
  previewed,
  visitor,
  isCurrent,
  kept,
  report,
}: {
  readonly previewed: string | null;
  readonly visitor: string | null;
  /** Whether the browser still has that visitor: tabs that were opened at once each make one, and the last stays. */
  readonly isCurrent: () => boolean;
  /** Absent: nothing is kept. */
  readonly kept?: KeptVariants | undefined;
  readonly report: (test: string, variant: string) => void;
}): ChooseVariant {
  const exposed = new Set<string>();
  return ({ id, variants, traffic: moved }) => {
    const shares = variants.map(({ share }) => share * OF_A_PERCENT);
    const traffic = moved ?? trafficOf(variants.length, shares);
    const seen = moved ? variants.findIndex((variant) => variant.id === kept?.seen(id)) : -1;
    const test = { id, seed: id, variants: variants.length, traffic };
    const found = assignmentOf(test, visitor, seen < 0 ? {} : { [id]: seen });
    const named = variants.find((variant) => previewed === `${id}.${variant.id}`);
    const variant = named ?? variants[found.variant];
    const expose = () => {
      if (!variant || exposed.has(id)) return;
      exposed.add(id);
      // What was shown to another visitor would count for one who may see something else.
      if (!isCurrent()) return;
      if (moved) kept?.keep(id, variant.id);
      report(id, variant.id);
    };
    return { variant, expose: found.counted ? expose : null };
  };
}
