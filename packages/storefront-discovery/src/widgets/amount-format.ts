import { formatMoney } from '@cartwright/core/money/format-money';
import { inStoreFormat, storeFormat } from '@cartwright/core/money/store-format';
import type { WidgetFacts } from './widget-facts';

/** Writes amounts (subunits) as the store writes them, or else as the page's language does. */
export function amountFormat({
  money,
  currency,
  locale,
}: Pick<WidgetFacts, 'money' | 'currency' | 'locale'>): (amount: number) => string {
  const written = storeFormat(money);
  return (amount) => (written ? inStoreFormat(amount, written) : formatMoney(amount, currency, locale));
}
