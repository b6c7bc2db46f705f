import type { RewardLine } from './cart';
import type { CartOperation } from './operations';
import type { LineDiscount, Rewards } from './rewards';
import { toCartOperations } from './to-discount-operations';

/** How many bytes of JSON a function may answer for a cart of up to 200 lines. Source: Shopify, Functions limits. */
const OUTPUT_BYTES = 20_000;
const OUTPUT_LINES = 200;

/**
 * The product and order discounts of a cart: the exact ones where Shopify takes an answer of that size, else the first of
 * `SHORTER` that fits (ADR 35). All of them take the same off the cart. `lines` are all of the cart.
 */
export function operationsThatFit(rewards: Rewards, lines: readonly RewardLine[]): CartOperation[] {
  const most = (OUTPUT_BYTES * Math.max(OUTPUT_LINES, lines.length)) / OUTPUT_LINES;
  const fits = (operations: CartOperation[]) => jsonBytes({ operations }) <= most;
  const exact = toCartOperations(rewards);
  if (fits(exact)) return exact;
  for (const shorter of Object.values(SHORTER)) {
    const operations = shorter(rewards, lines);
    if (fits(operations)) return operations;
  }
  return [];
}

type Shorter = (rewards: Rewards, lines: readonly RewardLine[]) => CartOperation[];

/**
 * Ways to say the same discounts in fewer bytes, the most exact first. What was spread is said as a sum, which Shopify
 * spreads. The order discount is an amount in all of them: a percentage would change with a cent that moved into its base.
 */
export const SHORTER = {
  /** One amount for each product of the volume discount, one for the order discount on lines. */
  byProduct: (rewards, lines) => {
    const productOf = new Map(lines.map(({ key, productId }) => [key, productId]));
    return toCartOperations(withOrderAmount(rewards), ({ source, lineKey }) =>
      source === 'volume' ? `volume ${productOf.get(lineKey)}` : source,
    );
  },
  /** One amount for all products; the order discount from all lines. */
  inSum: (rewards) => toCartOperations(fromAllLines(rewards), bySource),
  /** Cart and checkout show the title of the discount instead. */
  withoutMessages: (rewards) => toCartOperations(withoutMessages(fromAllLines(rewards)), bySource),
} as const satisfies Record<string, Shorter>;

const bySource = ({ source }: LineDiscount) => source;

function withOrderAmount(rewards: Rewards): Rewards {
  const order = rewards.orderDiscount;
  if (!order) return rewards;
  return { ...rewards, orderDiscount: { ...order, value: { kind: 'amount', amount: order.amount } } };
}

function fromAllLines(rewards: Rewards): Rewards {
  const { orderDiscount, ...rest } = withOrderAmount(rewards);
  return { ...rest, orderDiscount: orderDiscount && { ...orderDiscount, excludedLineKeys: [] } };
}

function withoutMessages({ lineDiscounts, orderDiscount, ...rest }: Rewards): Rewards {
  return {
    ...rest,
    lineDiscounts: lineDiscounts.map((each) => ({ ...each, message: '' })),
    orderDiscount: orderDiscount && { ...orderDiscount, message: '' },
  };
}

/** The bytes of a value as JSON in UTF-8. A function has no TextEncoder, and what the engine counts is cheap. */
function jsonBytes(value: unknown): number {
  const text = JSON.stringify(value);
  const atLeastTwo = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  // Half a surrogate pair, which has four.
  const three = text.match(/[\u0800-\ud7ff\ue000-\uffff]/g)?.length ?? 0;
  return text.length + atLeastTwo + three;
}
