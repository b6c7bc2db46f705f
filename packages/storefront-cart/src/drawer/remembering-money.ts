import { formatMoney } from '@cartwright/core/money/format-money';

/**
 * `formatMoney` that remembers: making a text is dear (half of a redraw of fifty lines), and nearly every amount of a
 * redraw was there before.
 */
export function rememberingMoney(): typeof formatMoney {
  let made = '';
  const texts = new Map<number, string>();
  return (amount, currency, locale) => {
    const here = `${currency} ${locale}`;
    if (here !== made) texts.clear();
    made = here;
    const text = texts.get(amount) ?? formatMoney(amount, currency, locale);
    texts.set(amount, text);
    return text;
  };
}
