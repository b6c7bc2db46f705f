import { type BasketIndex, NO_CUSTOMER } from './basket-index';
import { numberAt } from './chunks';
import { dayOf, productsOf } from './read-baskets';

/**
 * Counts customers of each product in a row, and those who bought it on several days: by 1 for an added row, by -1
 * for one to be removed. Takes time proportional to the customer's other orders.
 */
export function countCustomer(index: BasketIndex, row: number, by: 1 | -1): void {
  const { rows, products, totals } = index;
  if (numberAt(rows.previous, row) === NO_CUSTOMER) return;
  const otherDays = daysElsewhere(index, row);
  const day = dayOf(index, row);
  for (const product of productsOf(index, row)) {
    const days = otherDays.get(product);
    if (days === undefined) {
      products.customers[product] = (products.customers[product] ?? 0) + by;
      totals.customers += by;
    } else if (days !== SEVERAL && days !== day) {
      products.again[product] = (products.again[product] ?? 0) + by;
      totals.again += by;
    }
  }
}

/**
 * Share of a product's customers who bought it on several days, smoothed by ten customers with the mean of all
 * products.
 */
export function repeatRate({ products, totals }: BasketIndex, product: number): number {
  const mean = totals.customers === 0 ? 0 : totals.again / totals.customers;
  const customers = products.customers[product] ?? 0;
  return ((products.again[product] ?? 0) + SMOOTHED_BY * mean) / (customers + SMOOTHED_BY);
}

const SMOOTHED_BY = 10;
const SEVERAL = 'several';

/** Days on which the customer's other orders have each product. */
function daysElsewhere(index: BasketIndex, row: number): Map<number, number | typeof SEVERAL> {
  const days = new Map<number, number | typeof SEVERAL>();
  const { previous, next } = index.rows;
  const note = (other: number) => {
    const day = dayOf(index, other);
    for (const product of productsOf(index, other)) {
      const before = days.get(product);
      days.set(product, before === undefined || before === day ? day : SEVERAL);
    }
  };
  for (let other = numberAt(previous, row); other >= 0; other = numberAt(previous, other)) note(other);
  for (let other = numberAt(next, row); other >= 0; other = numberAt(next, other)) note(other);
  return days;
}
