import { smallestUnit } from '@cartwright/core/money/currency';
import { type Amount, addAmounts, NOTHING, type Order, type OrderLine, type Refund } from './order';

export interface RefundRequest {
  /** Units by line id. */
  readonly quantities: ReadonlyMap<string, number>;
  readonly delivery: boolean;
}

export type RefundAmounts = Omit<Refund, 'key' | 'createdAt'>;

export type RefundProblem = 'nothing_chosen' | 'more_than_left';

/** Amounts of a refund request; the problem if it is empty or exceeds what is left. */
export function refundAmounts(
  order: Order,
  { quantities, delivery }: RefundRequest,
):
  | { readonly ok: true; readonly amounts: RefundAmounts }
  | { readonly ok: false; readonly problem: RefundProblem } {
  const requested = order.lines.filter(({ id }) => (quantities.get(id) ?? 0) !== 0);
  if (requested.length === 0 && !delivery) return { ok: false, problem: 'nothing_chosen' };
  const fits = requested.every((line) => {
    const quantity = quantities.get(line.id) ?? 0;
    return Number.isSafeInteger(quantity) && quantity > 0 && quantity <= unitsLeft(order, line);
  });
  if (!fits || (delivery && deliveryLeft(order) === null)) return { ok: false, problem: 'more_than_left' };
  const lines = requested.map((line) => {
    const quantity = quantities.get(line.id) ?? 0;
    return { id: line.id, quantity, amount: amountOfUnits(order, line, quantity) };
  });
  const back = delivery ? deliveryLeft(order) : null;
  const total = addAmounts([...lines.map(({ amount }) => amount), back ?? NOTHING]);
  return { ok: true, amounts: { lines, delivery: back, total } };
}

/** Unrefunded units of a line. */
export function unitsLeft(order: Order, { id, quantity }: OrderLine): number {
  const refunded = order.refunds.flatMap(({ lines }) => lines.filter((line) => line.id === id));
  return refunded.reduce((left, line) => left - line.quantity, quantity);
}

/** Delivery costs paid and not refunded; null if none are left. */
export function deliveryLeft({ delivery, refunds }: Order): Amount | null {
  if (!delivery || delivery.paid.presentment === 0) return null;
  return refunds.some((refund) => refund.delivery !== null) ? null : delivery.paid;
}

/** Amount of the next refunded units of a line. */
function amountOfUnits(order: Order, line: OrderLine, quantity: number): Amount {
  const before = line.quantity - unitsLeft(order, line);
  const share = (paid: number, currency: string) =>
    paidForFirst(before + quantity, paid, line.quantity, currency) -
    paidForFirst(before, paid, line.quantity, currency);
  return {
    presentment: share(line.paid.presentment, order.market.currency),
    shop: share(line.paid.shop, order.shopCurrency),
  };
}

/**
 * Amount of a line's first units, with the paid amount divided by largest remainder: the first units get the extra
 * subunits.
 */
function paidForFirst(units: number, paid: number, quantity: number, currency: string): number {
  const unit = paid % smallestUnit(currency) === 0 ? smallestUnit(currency) : 1;
  const steps = paid / unit;
  const remainder = steps % quantity;
  return (((steps - remainder) / quantity) * units + Math.min(units, remainder)) * unit;
}
