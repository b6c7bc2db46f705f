import type { Application, LineShare } from './discounts/allocation';
import type { PricedCart } from './price-cart';

export interface DiscountTotal {
  readonly application: Application;
  /** In subunits, above 0. */
  readonly amount: number;
}

/** Totals of each product and order discount over all lines, in order of appearance. */
export function discountTotals({ lines }: Pick<PricedCart, 'lines'>): DiscountTotal[] {
  const totals = new Map<Application, number>();
  for (const line of lines) {
    const shares: LineShare[] = [...(line.productShare ? [line.productShare] : []), ...line.orderShares];
    for (const { application, amount } of shares) {
      totals.set(application, (totals.get(application) ?? 0) + amount);
    }
  }
  return [...totals].map(([application, amount]) => ({ application, amount }));
}
