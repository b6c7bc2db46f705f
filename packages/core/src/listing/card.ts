/** A variant that a market sells, in subunits of the market's currency. */
export interface SoldVariant {
  readonly amount: number;
  /** Compare-at price; null, or no more than the amount, if it isn't reduced. */
  readonly compareAt: number | null;
  readonly available: boolean;
}

/** Variant that a product is priced by: the cheapest, or the dearest where those come first. */
export type PricedBy = 'lowest' | 'highest';

/** Prices on a product's card, by its listed variants. */
export interface CardPrice<Variant extends SoldVariant> {
  /** Variant that the card is about, with its amount and compare-at price. */
  readonly variant: Variant;
  /** Whether other candidates cost more, or less if the dearest is printed. */
  readonly varies: boolean;
  /** Compare-at price; null if this variant isn't reduced, whatever others are. */
  readonly compareAt: number | null;
}

/**
 * Card of these variants, in the merchant's order; null where there is none. Those that can be bought come before
 * sold-out ones, so no amount is printed that nobody can pay as long as another can be paid. Of several at the printed amount
 * the one with the smallest reduction is told, so none is hidden and none is exaggerated; of those that are equal the first.
 * Source: `docs/adr/0085-what-a-card-says.md`.
 */
export function cardPrice<Variant extends SoldVariant>(
  variants: readonly Variant[],
  by: PricedBy,
): CardPrice<Variant> | null {
  const buyable = variants.filter(({ available }) => available);
  const priced = buyable.length > 0 ? buyable : variants;
  const amounts = priced.map(({ amount }) => amount);
  const printed = amounts.reduce(by === 'lowest' ? min : max, amounts[0] ?? Number.NaN);
  const [first, ...others] = priced.filter(({ amount }) => amount === printed);
  if (!first) return null;
  const variant = others.reduce((a, b) => (before(b) < before(a) ? b : a), first);
  return { variant, varies: amounts.some((amount) => amount !== printed), compareAt: reducedFrom(variant) };
}

/** Compare-at price of a reduced variant; null if it isn't reduced. */
export function reducedFrom({ amount, compareAt }: Omit<SoldVariant, 'available'>): number | null {
  return compareAt !== null && compareAt > amount ? compareAt : null;
}

const before = (variant: SoldVariant) => reducedFrom(variant) ?? Number.POSITIVE_INFINITY;
const min = (a: number, b: number) => Math.min(a, b);
const max = (a: number, b: number) => Math.max(a, b);
