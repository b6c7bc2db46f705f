import { smallestUnit } from '@cartwright/core/money/currency';
import { convert, parseDecimal } from '@cartwright/core/money/decimal';
import { spread } from '@cartwright/core/money/spread';
import { subunits } from '@cartwright/core/money/subunits';
import { applicationOf, type LineShare } from './allocation';
import { canonicalOrder } from './canonical-order';
import { type CartSnapshot, type DiscountRun, type SnapshotLine, subtotalOf } from './discount-run';
import { fixedAmount, percentOf } from './discount-value';
import type { DecimalInput, OrderCandidate, OrderCondition, OrderDiscountsAdd } from './operation';

/** Line with its price after product discounts. */
interface PricedLine {
  readonly line: SnapshotLine;
  readonly price: number;
}

/**
 * Order discounts of a cart, based on prices after product discounts. Each is rounded once on its subtotal and then
 * split across its lines; together they never exceed the price.
 */
export function orderShares(
  cart: CartSnapshot,
  runs: readonly DiscountRun[],
  productShares: ReadonlyMap<string, LineShare>,
): Map<string, LineShare[]> {
  const lines = canonicalOrder(cart.lines).map((line) => ({
    line,
    price: subtotalOf(line) - (productShares.get(line.id)?.amount ?? 0),
  }));
  const left = new Map(lines.map(({ line, price }) => [line.id, price]));
  const shares = new Map<string, LineShare[]>();
  for (const run of runs) {
    for (const operation of run.operations) {
      if (!('orderDiscountsAdd' in operation)) continue;
      const chosen = chooseCandidate(cart, lines, operation.orderDiscountsAdd);
      if (!chosen) continue;
      const application = applicationOf(run, chosen.candidate.value, chosen.candidate.message);
      for (const [lineId, amount] of spreadOver(cart, chosen.base, chosen.amount, left)) {
        if (amount === 0) continue;
        left.set(lineId, (left.get(lineId) ?? 0) - amount);
        shares.set(lineId, [...(shares.get(lineId) ?? []), { application, amount }]);
      }
    }
  }
  return shares;
}

interface Chosen {
  readonly candidate: OrderCandidate;
  readonly base: readonly PricedLine[];
  readonly amount: number;
}

function chooseCandidate(
  cart: CartSnapshot,
  lines: readonly PricedLine[],
  add: OrderDiscountsAdd,
): Chosen | undefined {
  const applying = add.candidates
    .filter(({ conditions = [] }) => conditions.every((condition) => holds(cart, lines, condition)))
    .map((candidate): Chosen => {
      const base = withoutExcluded(lines, candidate);
      return { candidate, base, amount: amountOn(cart, base, candidate) };
    })
    .filter(({ amount }) => amount > 0);
  if (add.selectionStrategy === 'FIRST' || applying.length === 0) return applying[0];
  return applying.reduce((a, b) => (b.amount > a.amount ? b : a));
}

function withoutExcluded(lines: readonly PricedLine[], { targets }: OrderCandidate): PricedLine[] {
  const excluded = new Set(targets.flatMap(({ orderSubtotal }) => [...orderSubtotal.excludedCartLineIds]));
  return lines.filter(({ line }) => !excluded.has(line.id));
}

function amountOn(cart: CartSnapshot, base: readonly PricedLine[], { value }: OrderCandidate): number {
  const subtotal = totalOf(base);
  if ('percentage' in value) return percentOf(subtotal, value.percentage.value, cart.currency);
  return fixedAmount(value.fixedAmount.amount, subtotal, cart.currency);
}

/**
 * Splits an amount across lines by price, or by their remaining prices if earlier order discounts left too little of
 * one.
 */
function spreadOver(
  cart: CartSnapshot,
  base: readonly PricedLine[],
  amount: number,
  left: ReadonlyMap<string, number>,
): [string, number][] {
  const leftOf = (entry: PricedLine) => left.get(entry.line.id) ?? 0;
  const unit = smallestUnit(cart.currency);
  const capped = Math.min(
    amount,
    base.reduce((sum, entry) => sum + leftOf(entry), 0),
  );
  const byPrice = spread(
    subunits(capped),
    base.map(({ price }) => subunits(price)),
    unit,
  );
  const fits = base.every((entry, index) => (byPrice[index] ?? 0) <= leftOf(entry));
  const shares = fits
    ? byPrice
    : spread(
        subunits(capped),
        base.map((entry) => subunits(leftOf(entry))),
        unit,
      );
  return base.map(({ line }, index) => [line.id, shares[index] ?? 0]);
}

function holds(cart: CartSnapshot, lines: readonly PricedLine[], condition: OrderCondition): boolean {
  if ('orderMinimumSubtotal' in condition) {
    const { minimumAmount, excludedCartLineIds } = condition.orderMinimumSubtotal;
    const counted = lines.filter(({ line }) => !excludedCartLineIds.includes(line.id));
    return totalOf(counted) >= inCartCurrency(cart, minimumAmount);
  }
  if ('cartLineMinimumSubtotal' in condition) {
    const { minimumAmount, cartLineIds } = condition.cartLineMinimumSubtotal;
    const counted = lines.filter(({ line }) => cartLineIds.includes(line.id));
    return totalOf(counted) >= inCartCurrency(cart, minimumAmount);
  }
  const { minimumQuantity, cartLineIds } = condition.cartLineMinimumQuantity;
  const units = lines
    .filter(({ line }) => cartLineIds.includes(line.id))
    .reduce((sum, { line }) => sum + line.quantity, 0);
  return units >= minimumQuantity;
}

/** Upper bound of a cart's value in major units; larger amounts would exceed the range of exact integers. */
const BEYOND_ANY_CART = 1e9;

/** Condition's amount in the cart's currency. An invalid one is never met. */
function inCartCurrency(cart: CartSnapshot, amount: DecimalInput): number {
  if (Number(amount) > BEYOND_ANY_CART) return Number.POSITIVE_INFINITY;
  const rate = parseDecimal(cart.rate);
  return (rate && convert(amount, rate, smallestUnit(cart.currency))) ?? Number.POSITIVE_INFINITY;
}

function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price }) => sum + price, 0);
}
