import { formatMoney } from '@cartwright/core/money/format-money';
import type { Market } from '../engine/model/market';

/** An amount as the pages of a market show it: "$18.00", "18,00 €". */
export function money({ currency, locale }: Market, amount: number): string {
  return formatMoney(amount, currency, locale);
}
