import { formatMoney } from '@cartwright/core/money/format-money';
import type { StoreContext } from '../store-context';

/** An amount of the store as its pages show it: "$18.00". */
export function money(store: StoreContext, amount: number): string {
  return formatMoney(amount, store.market.currency, 'en');
}
