import { atMost, minus, subunits, sum } from '@cartwright/core/money/subunits';
import type { Choices } from '@cartwright/core/rewards/context';
import { promiseOf, type RewardsPromise } from '@cartwright/core/rewards/promise';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import { type IsOurs, oursIn, rewardCart } from '../gifts/reward-cart';
import type { Intent } from '../ports/intent';
import type { Rules } from '../ports/rules';
import type { Discount, StoreCart, StoreLine } from '../ports/store-cart';
import { judge, predict, withEvidence } from '../requests/predict';

/** The cart as the shopper sees it while intents wait: all of them done, priced by the rewards. */
export interface Forecast {
  readonly cart: StoreCart;
  readonly choices: Choices;
  readonly rewards: Rewards;
  /** What of the bar's rewards can be counted on beside the codes and discounts of others. */
  readonly promise: RewardsPromise;
  /** Gifts that are being added or swapped. */
  readonly pendingGifts: readonly string[];
}

/** The truth when nothing waits; else what it is expected to become. An intent that cannot be done is left out. Pure. */
export function forecast(
  truth: StoreCart,
  choices: Choices,
  intents: readonly Intent[],
  rules: Rules,
): Forecast {
  const before = withEvidence(truth, choices, rules);
  let cart = truth;
  let after = before;
  const pending = new Set<string>();
  for (const intent of intents) {
    const prediction = predict(cart, after, intent, rules);
    if (!prediction.ok) continue;
    cart = prediction.cart;
    after = prediction.choices;
    for (const change of prediction.changes) if (change.type === 'add') pending.add(change.giftId);
    if (intent.type === 'decline_gift') pending.delete(intent.giftId);
  }
  const rewards = judge(cart, rules);
  const { discountTitles } = rules.config;
  return {
    cart:
      cart.lines === truth.lines
        ? { ...cart }
        : priced(cart, before.lost ? withoutDiscounts(rewards) : rewards, oursIn(cart, discountTitles)),
    choices: after,
    rewards,
    promise: promiseOf(rewards, rewardCart(cart, rules.config), after),
    pendingGifts: [...pending],
  };
}

/** Where the store gives none of what a cart has earned, it gives none of what it earns now. */
function withoutDiscounts(rewards: Rewards): Rewards {
  // A gift that comes is shown free: if the store charges for it, it goes.
  const gifts = rewards.lineDiscounts.filter(({ source }) => source === 'gift' || source === 'offered_gift');
  return { ...rewards, orderDiscount: null, lineDiscounts: gifts };
}

/**
 * A predicted cart with what its lines and its order will cost, as far as prices are known. Order discounts stand beside
 * each other, ours first, as it is there before any code is entered; together they are at most the price.
 */
function priced(cart: StoreCart, rewards: Rewards, isOurs: IsOurs): StoreCart {
  const lines = cart.lines.map((line) => pricedLine(line, rewards, isOurs));
  const others = cart.orderDiscounts.filter((discount) => !isOurs(discount));
  const ours = rewards.orderDiscount;
  const subtotal = sum(lines.map((line) => line.charged ?? 0));
  let total = subtotal;
  const orderDiscounts = [...(ours ? [{ title: ours.message, amount: ours.amount }] : []), ...others].flatMap(
    ({ title, amount }): Discount[] => {
      const taken = atMost(amount, total);
      total = minus(total, taken);
      return taken > 0 ? [{ title, amount: taken }] : [];
    },
  );
  return { ...cart, lines, orderDiscounts, subtotal, total };
}

function pricedLine(line: StoreLine, rewards: Rewards, isOurs: IsOurs): StoreLine {
  if (line.linePrice === null) return line;
  const own = rewards.lineDiscounts.find(({ lineKey }) => lineKey === line.key);
  const discounts: readonly Discount[] = own
    ? [{ title: own.message, amount: own.amount }]
    : line.discounts.filter((discount) => !isOurs(discount));
  const taken = sum(discounts.map(({ amount }) => amount));
  return { ...line, discounts, charged: subunits(Math.max(0, line.linePrice - taken)) };
}
