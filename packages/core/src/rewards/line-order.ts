import type { RewardCart, RewardLine } from './cart';

/**
 * Lines in canonical order, never by key or position, so that browser, preview and checkout allocate odd cents
 * alike: by variant, selling plan, price, quantity, and the line's widget and bundle. Other properties come last,
 * because the discount function sees only ours: lines that differ in nothing else are interchangeable in every
 * amount (docs/adr/0002). Before them comes the discount given by the store, if known: of two such lines it has
 * chosen one already.
 */
export function inCanonicalOrder(cart: RewardCart): readonly RewardLine[] {
  // Computed once per line: fifty engraved mugs are compared hundreds of times.
  const texts = new Map<RewardLine, readonly [ours: string, others: string]>();
  const textOf = (line: RewardLine) => {
    const text = texts.get(line) ?? propertyTexts(line);
    texts.set(line, text);
    return text;
  };
  return [...cart.lines].sort(
    (a, b) =>
      a.variantId - b.variantId ||
      (a.sellingPlanId ?? 0) - (b.sellingPlanId ?? 0) ||
      a.linePrice - b.linePrice ||
      a.quantity - b.quantity ||
      compareText(textOf(a)[0], textOf(b)[0]) ||
      givenOn(b) - givenOn(a) ||
      compareText(textOf(a)[1], textOf(b)[1]),
  );
}

/** Our discounts on a line, by the store's response. */
const givenOn = ({ linePrice, othersDiscount, charged }: RewardLine) =>
  charged === null ? 0 : linePrice - othersDiscount - charged;

function propertyTexts({ properties }: RewardLine): readonly [ours: string, others: string] {
  const { _widget, _bundle, _source, ...others } = properties;
  return [
    JSON.stringify([_widget, _bundle, _source]),
    JSON.stringify(Object.entries(others).sort(([a], [b]) => compareText(a, b))),
  ];
}

/** Compares texts by code units, independently of the language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares ids as numbers if both are, else as text. */
export function compareIds(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? compareText(a, b) : difference;
}
