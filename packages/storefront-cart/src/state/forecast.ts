import { atMost, minus, subunits, sum } from '@cartwright/core/money/subunits';
import type { Choices } from '@cartwright/core/rewards/context';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import type { Intent } from './intent';
import { judge, predict } from './predict';
import type { Rules } from './rules';
import type { Discount, StoreCart, StoreLine } from './store-cart';

/** The cart as the shopper sees it while intents wait: all of them done, priced by the rewards. */
export interface Forecast {
  readonly cart: StoreCart;
  readonly choices: Choices;
  readonly rewards: Rewards;
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
  let cart = truth;
  let after = choices;
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
  return {
    cart:
      cart.lines === truth.lines
        ? { ...cart }
        : priced(cart, given(truth, rewards, rules), rules.config.discountTitles),
    choices: after,
    rewards,
    pendingGifts: [...pending],
  };
}

/** Without our discounts where the store gives this cart none of those that it has earned: a code excludes them. */
function given(truth: StoreCart, rewards: Rewards, rules: Rules): Rewards {
  const shown = truth.lines.flatMap(({ discounts }) => discounts).concat(truth.orderDiscounts);
  if (shown.some(({ title }) => rules.config.discountTitles.includes(title))) return rewards;
  const { lineDiscounts, orderDiscount } = judge(truth, rules);
  if (!orderDiscount && lineDiscounts.length === 0) return rewards;
  // A gift that comes is shown free: if the store charges for it, it goes.
  const gifts = rewards.lineDiscounts.filter(({ source }) => source === 'gift');
  return { ...rewards, orderDiscount: null, lineDiscounts: gifts };
}

/**
 * A predicted cart with what its lines and its order will cost, as far as prices are known. Order discounts stand beside
 * each other, ours first, as it is there before any code is entered; together they are at most the price.
 */
function priced(cart: StoreCart, rewards: Rewards, ourTitles: readonly string[]): StoreCart {
  const lines = cart.lines.map((line) => pricedLine(line, rewards, ourTitles));
  const others = cart.orderDiscounts.filter(({ title }) => !ourTitles.includes(title));
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

function pricedLine(line: StoreLine, rewards: Rewards, ourTitles: readonly string[]): StoreLine {
  if (line.linePrice === null) return line;
  const own = rewards.lineDiscounts.find(({ lineKey }) => lineKey === line.key);
  const discounts: readonly Discount[] = own
    ? [{ title: own.message, amount: own.amount }]
    : line.discounts.filter(({ title }) => !ourTitles.includes(title));
  const taken = sum(discounts.map(({ amount }) => amount));
  return { ...line, discounts, charged: subunits(Math.max(0, line.linePrice - taken)) };
}
