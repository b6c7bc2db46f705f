import { bundleMark, bundleName } from '../bundles/bundle-line';
import type { OffBesideCart } from '../bundles/judged-choice';
import type { RewardCart, RewardLine } from '../rewards/cart';
import type { RewardsConfig } from '../rewards/config';
import type { RewardsContext } from '../rewards/context';
import { evaluateRewards } from '../rewards/evaluate-rewards';
import { judgedOffers } from './judged-offers';

/**
 * Judges lines beside a cart like checkout: with all rewards of the live cart and the offers, on the whole of it.
 * They replace those of the same bundle, which is being edited.
 */
export function offBesideCart(
  rewards: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
): OffBesideCart {
  return (lines) => {
    const replaced = new Set(lines.map(nameIn));
    const others = cart.lines.filter((line) => nameIn(line) === null || !replaced.has(nameIn(line)));
    const whole = { ...cart, lines: [...others, ...lines] };
    const own = new Set(lines.map(({ key }) => key));
    return evaluateRewards(rewards, whole, context, judgedOffers).lineDiscounts.reduce(
      (sum, { lineKey, amount }) => (own.has(lineKey) ? sum + amount : sum),
      0,
    );
  };
}

function nameIn(line: RewardLine): string | null {
  const mark = bundleMark(line);
  return mark && bundleName(mark);
}
