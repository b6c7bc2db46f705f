import { smallestUnit } from '../money/currency';
import { convert, type Decimal, majorToSubunits, parseDecimal } from '../money/decimal';
import type { Subunits } from '../money/subunits';
import type { RewardCart } from './cart';
import type { RewardTier } from './config';
import type { RewardsContext } from './context';

const ONE: Decimal = { digits: 1n, scale: 0 };

/** Turns the merchant's amounts into the cart's currency. */
export interface Exchange {
  readonly currency: string;
  readonly unit: 1 | 100;
  /** Null without a known rate: what needs one is left out. */
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

/** An amount of the shop's currency (major units) in the cart's; null when it is none or needs an unknown rate. */
export function inCartCurrency(typed: string, exchange: Exchange): Subunits | null {
  return exchange.rate && convert(typed, exchange.rate, exchange.unit);
}

/** The minimum that a tier has in the cart's currency: its own there, else converted. */
export function minimumInCartCurrency(tier: RewardTier, exchange: Exchange): Subunits | null {
  const own = tier.minimums?.[exchange.currency];
  return own === undefined ? inCartCurrency(tier.minimum, exchange) : majorToSubunits(own, exchange.unit);
}
