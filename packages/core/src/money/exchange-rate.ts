import { decimalText, divideHalfUp } from './decimal';

/** Price of one thing in the shop's currency and in a market's, in subunits of each. */
interface PricePair {
  readonly shop: number;
  readonly market: number;
}

/** An amount below 10,000 major units is converted exactly by so many. */
const DECIMALS = 6;

/**
 * Units of the market's currency per unit of the shop's, as prices tell them: decimal text with at most six decimals. Prices
 * that a merchant has set for the market tell none, so the pair in the middle decides which agree (within a hundredth), and
 * of those the one that is dearest in the shop says it, which rounding has changed least. A change of all prices of a market
 * by a percentage cannot be told from its rate. Null when no pair has two amounts above zero, or the rate is too small for
 * six decimals.
 */
export function exchangeRate(pairs: readonly PricePair[]): string | null {
  const telling = pairs.filter(({ shop, market }) => shop > 0 && market > 0);
  const middle = telling.toSorted(byRate)[Math.floor(telling.length / 2)];
  if (!middle) return null;
  const { shop, market } = telling
    .filter((pair) => agree(pair, middle))
    .reduce((dearest, pair) => (pair.shop > dearest.shop ? pair : dearest), middle);
  const digits = divideHalfUp(BigInt(market) * 10n ** BigInt(DECIMALS), BigInt(shop));
  return digits > 0n ? decimalText({ digits, scale: DECIMALS }) : null;
}

/** The difference of two rates, times what both are by. */
const difference = (a: PricePair, b: PricePair) =>
  BigInt(a.market) * BigInt(b.shop) - BigInt(b.market) * BigInt(a.shop);

const byRate = (a: PricePair, b: PricePair) => {
  const apart = difference(a, b);
  return apart < 0n ? -1 : apart > 0n ? 1 : 0;
};

function agree(pair: PricePair, middle: PricePair): boolean {
  const apart = difference(pair, middle);
  return (apart < 0n ? -apart : apart) * 100n <= BigInt(middle.market) * BigInt(pair.shop);
}
