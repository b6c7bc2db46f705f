import { inStoreFormat } from './store-format';

/**
 * Formats amounts (subunits) in the way in which `text` has `amount`, up to that amount: the grouping of larger
 * ones is unknown. Null for an unknown format.
 */
export function formatLike(text: string, amount: number): ((amount: number) => string) | null {
  const [, before = '', number = '', after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/.exec(text) ?? [];
  const [, whole = number, decimal = ''] = /^(.*)([.,])\d\d$/.exec(number) ?? [];
  const format = { before, group: whole.replace(/\d/g, '').charAt(0), decimal, after };
  return inStoreFormat(amount, format) === text ? (each) => inStoreFormat(each, format) : null;
}
