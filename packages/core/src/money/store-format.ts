/** Format of a store's amounts. Without `decimal` it writes whole units only. */
export interface StoreFormat {
  readonly before: string;
  readonly group: string;
  readonly decimal: string;
  readonly after: string;
}

/** Amount that has to be written for `storeFormat` to read: 1234567.89, in subunits. */
export const SAMPLE_AMOUNT = 123_456_789;

/**
 * The format that a store's own filter wrote `SAMPLE_AMOUNT` with: "$1,234,567.89", "1.234.568 €". Markup in it is left
 * out. Null when it is none that is known (groups of other than three digits, other digits, characters as references of
 * HTML); amounts are then written as the shopper's language has them.
 */
export function storeFormat(sample: string): StoreFormat | null {
  const text = sample.replace(/<[^<>]*>/g, '').trim();
  // What follows may begin with zeros that the format has itself: "{{amount}}0 KD", "{{amount_no_decimals}},00 kr".
  const found = /^(\D*)1(\D?)234\2(?:567(\D)89|56[78])((?:[.,]?0+)?\D*)$/.exec(text);
  if (!found || /&#?\w+;/.test(text)) return null;
  const [, before = '', group = '', decimal = '', after = ''] = found;
  return { before, group, decimal, after };
}

/** An amount (subunits) as the store writes it; whole units are rounded half up, as the store does. */
export function inStoreFormat(amount: number, { before, group, decimal, after }: StoreFormat): string {
  const size = Math.abs(amount);
  const whole = decimal === '' ? Math.round(size / 100) : Math.floor(size / 100);
  const digits = inGroups(String(whole), group);
  const cents = decimal === '' ? '' : decimal + String(size % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${before}${digits}${cents}${after}`;
}

function inGroups(digits: string, group: string): string {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(group);
}
