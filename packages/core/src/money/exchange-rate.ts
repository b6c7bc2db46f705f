import { decimalText, divideHalfUp } from './decimal';

/** Price in the shop's currency and in a market's, in subunits of each. */
interface PricePair {
  readonly shop: number;
  readonly market: number;
}

/** Decimals of a rate, which convert amounts below 10,000 major units exactly. */
const DECIMALS = 6;

/**
 * Units of the market's currency per unit of the shop's, derived from prices: decimal text with at most six
 * decimals. Prices that a merchant has set for the market don't follow the rate, so the pair with the median rate
 * decides which agree (within a hundredth), and the rate is that of the highest shop price among them, which is
 * least affected by rounding. A percentage adjustment of a market's prices is indistinguishable from its rate.
 * Null if no pair has two amounts above zero, or if the rate is too small for six decimals.
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

/** Difference of two rates, multiplied by both shop prices. */
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
