import { formatMoney } from '@cartwright/core/money/format-money';
import { inStoreFormat, storeFormat } from '@cartwright/core/money/store-format';
import type { WidgetFacts } from './widget-facts';

/** Formats amounts (subunits) like the store, else by the page's language. */
export function amountFormat({
  money,
  currency,
  locale,
}: Pick<WidgetFacts, 'money' | 'currency' | 'locale'>): (amount: number) => string {
  const written = storeFormat(money);
  return (amount) => (written ? inStoreFormat(amount, written) : formatMoney(amount, currency, locale));
}
