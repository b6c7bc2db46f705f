import { assignmentOf } from '@cartwright/core/experiments/assignment/assignment';
import { type Traffic, trafficOf } from '@cartwright/core/experiments/assignment/traffic';
import type { KeptVariants } from './kept-variants';

/** Running test of a page. The first variant is the control. */
interface PageTest<Variant> {
  readonly id: string;
  readonly variants: readonly Variant[];
  /** Present if traffic is reallocated: a seen variant is stored and kept. */
  readonly traffic?: Traffic | undefined;
}

interface PageVariant {
  readonly id: string;
  /** Percentage of all visitors. */
  readonly share: number;
}

/** Choice of a variant for the shopper of a page. */
interface ChosenVariant<Variant> {
  /** Undefined for a test without variants. */
  readonly variant: Variant | undefined;
  /** Reports an exposure, once per page view; null: the shopper isn't counted. */
  readonly expose: (() => void) | null;
}

export type ChooseVariant = <Variant extends PageVariant>(test: PageTest<Variant>) => ChosenVariant<Variant>;

/** Number of buckets per percent. */
const OF_A_PERCENT = 100;

/**
 * Chooses variants by visitor: stable across pages and tabs, since shares are fixed or the seen variant is `kept`.
 * Without a visitor, the control is shown and nothing is reported. `previewed` is the variant in the URL,
 * `test.variant`.
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
  /** Whether the browser still has that visitor: tabs opened simultaneously each create one, and the last stays. */
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
      // An exposure of a replaced visitor would be attributed to the wrong one.
      if (!isCurrent()) return;
      if (moved) kept?.keep(id, variant.id);
      report(id, variant.id);
    };
    return { variant, expose: found.counted ? expose : null };
  };
}
