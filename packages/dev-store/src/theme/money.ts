import { formatMoney } from '@cartwright/core/money/format-money';
import { inStoreFormat } from '@cartwright/core/money/store-format';
import type { Market } from '../engine/model/market';

/** Currencies whose sign follows the amount in Shopify's format: `{{amount}}0 KD`. */
const SIGN_BEHIND: Readonly<Record<string, string>> = { BHD: 'BD', JOD: 'JD', KWD: 'KD' };

/** Formats an amount for a market's pages: "$18.00", "18,00 €", "18.000 KD". */
export function money({ currency, locale }: Pick<Market, 'currency' | 'locale'>, amount: number): string {
  const sign = SIGN_BEHIND[currency];
  if (sign !== undefined) {
    const group = { before: '', group: ',', decimal: '.', after: `0 ${sign}` };
    return inStoreFormat(amount, group);
  }
  return formatMoney(amount, currency, locale);
}
