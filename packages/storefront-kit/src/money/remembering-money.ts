import { formatMoney } from '@cartwright/core/money/format-money';
import { inStoreFormat, type StoreFormat } from '@cartwright/core/money/store-format';

/**
 * Money formatter with a cache: like the store if known, else by locale. Formatting is expensive (half of a re-render
 * of fifty lines), and most amounts repeat.
 */
export function rememberingMoney() {
  let made = '';
  const texts = new Map<number, string>();
  return (amount: number, currency: string, locale: string, format: StoreFormat | null = null) => {
    const here = `${currency} ${locale} ${format?.before}`;
    if (here !== made) texts.clear();
    made = here;
    const text =
      texts.get(amount) ?? (format ? inStoreFormat(amount, format) : formatMoney(amount, currency, locale));
    texts.set(amount, text);
    return text;
  };
}
