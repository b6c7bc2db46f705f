import { formatMoney } from '@cartwright/core/money/format-money';
import { inStoreFormat, type StoreFormat } from '@cartwright/core/money/store-format';

/**
 * Writes amounts as the store does, where that is known, else as the language does; and remembers: making a text is dear
 * (half of a redraw of fifty lines), and nearly every amount of a redraw was there before.
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
