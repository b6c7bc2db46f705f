import { inStoreFormat } from './store-format';

/**
 * Writes amounts (subunits) as `text` writes `amount`, for amounts up to that one: how a store groups the thousands of larger
 * ones can't be told. Null where the text isn't written in a way that is known.
 */
export function formatLike(text: string, amount: number): ((amount: number) => string) | null {
  const [, before = '', number = '', after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/.exec(text) ?? [];
  const [, whole = number, decimal = ''] = /^(.*)([.,])\d\d$/.exec(number) ?? [];
  const format = { before, group: whole.replace(/\d/g, '').charAt(0), decimal, after };
  return inStoreFormat(amount, format) === text ? (each) => inStoreFormat(each, format) : null;
}
