/**
 * Amount in Shopify's subunits: hundredths of the currency, also for currencies without a minor unit (1000 JPY is
 * 100000). Always a safe integer. Source: Shopify AJAX Cart API, Liquid `cart` object.
 */
export type Subunits = number & { readonly __unit: 'subunits' };

/** Brands an integer as subunits. Throws a RangeError for anything but a safe integer, which is always a bug. */
export function subunits(amount: number): Subunits {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in subunits: ${amount}`);
  return amount as Subunits;
}

/** Sum of amounts; 0 for none. */
export function sum(amounts: Iterable<number>): Subunits {
  let total = 0;
  for (const amount of amounts) total += amount;
  return subunits(total);
}

/** `a - b`, at least 0. */
export function minus(a: Subunits, b: Subunits): Subunits {
  return subunits(Math.max(0, a - b));
}

/** Smaller one of two amounts. */
export function atMost(amount: Subunits, limit: Subunits): Subunits {
  return amount < limit ? amount : limit;
}
