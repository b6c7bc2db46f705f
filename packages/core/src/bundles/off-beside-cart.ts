import { judgedOffers } from '../offers/judged-offers';
import type { RewardCart } from '../rewards/cart';
import type { RewardsConfig } from '../rewards/config';
import type { RewardsContext } from '../rewards/context';
import { evaluateRewards } from '../rewards/evaluate-rewards';
import type { OffBesideCart } from './judged-choice';

/** Judges lines beside a cart as checkout does: all that the live cart and the offers give, on the whole of it. */
export function offBesideCart(
  rewards: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
): OffBesideCart {
  return (lines) => {
    const whole = { ...cart, lines: [...cart.lines, ...lines] };
    const own = new Set(lines.map(({ key }) => key));
    return evaluateRewards(rewards, whole, context, judgedOffers).lineDiscounts.reduce(
      (sum, { lineKey, amount }) => (own.has(lineKey) ? sum + amount : sum),
      0,
    );
  };
}
