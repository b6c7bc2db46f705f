import { atMost, minus, subunits, sum } from '@cartwright/core/money/subunits';
import type { Choices } from '@cartwright/core/rewards/context';
import { promiseOf, type RewardsPromise } from '@cartwright/core/rewards/promise';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import { type IsOurs, oursIn, rewardCart } from '../gifts/reward-cart';
import type { Intent } from '../ports/intent';
import type { Rules } from '../ports/rules';
import type { Discount, StoreCart, StoreLine } from '../ports/store-cart';
import { judge, predict, withEvidence } from '../requests/predict';

/** Displayed cart: with all queued intents applied and priced by the rewards. */
export interface Forecast {
  readonly cart: StoreCart;
  readonly choices: Choices;
  readonly rewards: Rewards;
  /** Reliability of the bar's rewards beside others' codes and discounts. */
  readonly promise: RewardsPromise;
  /** Gifts being added or swapped. */
  readonly pendingGifts: readonly string[];
}

/** Store's cart, or its prediction while intents are queued. Impossible intents are skipped. Pure. */
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

/** Drops discounts of rewards that the store doesn't give. */
function withoutDiscounts(rewards: Rewards): Rewards {
  // An added gift is shown free; it is removed if the store charges for it.
  const gifts = rewards.lineDiscounts.filter(({ source }) => source === 'gift' || source === 'offered_gift');
  return { ...rewards, orderDiscount: null, lineDiscounts: gifts };
}

/**
 * Prices a predicted cart, as far as prices are known. Order discounts add up, ours first as it precedes any code, and
 * at most to the subtotal.
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
