import { smallestUnit } from '../money/currency';
import { convert, type Decimal, majorToSubunits, parseDecimal } from '../money/decimal';
import type { Subunits } from '../money/subunits';
import type { RewardCart } from './cart';
import type { RewardTier } from './config';
import type { RewardsContext } from './context';

const ONE: Decimal = { digits: 1n, scale: 0 };

/** Conversion of the merchant's amounts into the cart's currency. */
export interface Exchange {
  readonly currency: string;
  readonly unit: 1 | 100;
  /** Null if the rate is unknown: amounts that need it are left out. */
  readonly rate: Decimal | null;
}

export function exchangeOf(
  cart: Pick<RewardCart, 'currency'>,
  context: Pick<RewardsContext, 'shopCurrency' | 'rate'>,
): Exchange {
  const unit = smallestUnit(cart.currency);
  if (cart.currency === context.shopCurrency) return { currency: cart.currency, unit, rate: ONE };
  const rate = context.rate === null ? null : parseDecimal(context.rate);
  return { currency: cart.currency, unit, rate: rate && rate.digits > 0n ? rate : null };
}

/** Amount in the cart's currency of one in the shop's (major units); null if it is invalid or needs an unknown rate. */
export function inCartCurrency(typed: string, exchange: Exchange): Subunits | null {
  return exchange.rate && convert(typed, exchange.rate, exchange.unit);
}

/** Tier's minimum in the cart's currency: its own, else converted. */
export function minimumInCartCurrency(tier: RewardTier, exchange: Exchange): Subunits | null {
  const own = tier.minimums?.[exchange.currency];
  return own === undefined ? inCartCurrency(tier.minimum, exchange) : majorToSubunits(own, exchange.unit);
}
