import type { RewardLine } from './cart';
import type { CartOperation } from './operations';
import type { LineDiscount, Rewards } from './rewards';
import { toCartOperations } from './to-discount-operations';

/** Maximum size of a function's output in bytes of JSON, for a cart of up to 200 lines. Source: Shopify, Functions limits. */
const OUTPUT_BYTES = 20_000;
const OUTPUT_LINES = 200;

/**
 * Product and order discounts of a cart: the exact ones if Shopify accepts an output of that size, else the first
 * of `SHORTER` that fits (ADR 35). All of them discount the cart by the same amount. `lines` are all of the cart.
 */
export function operationsThatFit(rewards: Rewards, lines: readonly RewardLine[]): CartOperation[] {
  const limit = (OUTPUT_BYTES * Math.max(OUTPUT_LINES, lines.length)) / OUTPUT_LINES;
  const fits = (operations: CartOperation[]) => answerBytes(operations) <= limit;
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
 * Shorter outputs for the same discounts, the most exact first. Allocated shares become sums, which Shopify
 * allocates. The order discount is an amount in all of them: a percentage would change with a cent that moves into
 * its base.
 */
export const SHORTER = {
  /**
   * One amount for each product of the volume discount, for each share of the price that a widget takes off whole
   * lines, for the whole lines of each bundle, and for the order discount on lines.
   */
  byProduct: (rewards, lines) => {
    const lineOf = new Map(lines.map((line) => [line.key, line]));
    return toCartOperations(withOrderAmount(rewards), ({ source, lineKey, quantity, amount, message }) => {
      const line = lineOf.get(lineKey);
      if (!line || source === 'order') return source;
      if (source === 'widget') return `${message} ${amount / line.linePrice}`;
      if (source === 'bundle') return quantity === line.quantity ? instanceOf(line) : lineKey;
      return `volume ${line.productId}`;
    });
  },
  /** One amount for all products; the order discount from all lines. */
  inSum: (rewards) => toCartOperations(fromAllLines(rewards), bySource),
  /** Cart and checkout show the title of the discount instead. */
  withoutMessages: (rewards) => toCartOperations(withoutMessages(fromAllLines(rewards)), bySource),
} as const satisfies Record<string, Shorter>;

/** Bundle of a part's line, without its step. */
function instanceOf({ properties: { _bundle = '' } }: RewardLine): string {
  return `bundle ${_bundle.split(':', 2).join(':')}`;
}

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

/** Size of an output as JSON in UTF-8 bytes. A function has no TextEncoder; only messages go beyond ASCII. */
function answerBytes(operations: readonly CartOperation[]): number {
  const more = new Map<string, number>();
  let bytes = JSON.stringify({ operations }).length;
  for (const operation of operations) {
    for (const { message = '' } of candidatesOf(operation)) {
      const known = more.get(message) ?? bytesBeyondLength(message);
      more.set(message, known);
      bytes += known;
    }
  }
  return bytes;
}

function candidatesOf(operation: CartOperation): readonly { readonly message?: string }[] {
  return 'productDiscountsAdd' in operation
    ? operation.productDiscountsAdd.candidates
    : operation.orderDiscountsAdd.candidates;
}

/** UTF-8 bytes of a text beyond its UTF-16 units: one from 128 on, two from 2,048; four for a surrogate pair. */
function bytesBeyondLength(text: string): number {
  let more = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    more += unit < 0x80 ? 0 : unit < 0x800 || isHalf ? 1 : 2;
  }
  return more;
}
