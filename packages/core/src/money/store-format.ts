/** Format of a store's amounts. Without `decimal`, whole units only. */
export interface StoreFormat {
  readonly before: string;
  readonly group: string;
  readonly decimal: string;
  readonly after: string;
}

/** Sample amount that `storeFormat` parses: 1234567.89, in subunits. */
export const SAMPLE_AMOUNT = 123_456_789;

/**
 * Format of the store's own money filter by its output for `SAMPLE_AMOUNT`: "$1,234,567.89", "1.234.568 €". Markup
 * is ignored. Null for an unknown format (groups of other than three digits, other digits, HTML character
 * references); amounts are then formatted by the shopper's language.
 */
export function storeFormat(sample: string): StoreFormat | null {
  const text = sample.replace(/<[^<>]*>/g, '').trim();
  // The format itself may add leading zeros after it: "{{amount}}0 KD", "{{amount_no_decimals}},00 kr".
  const found = /^(\D*)1(\D?)234\2(?:567(\D)89|56[78])((?:[.,]?0+)?\D*)$/.exec(text);
  if (!found || /&#?\w+;/.test(text)) return null;
  const [, before = '', group = '', decimal = '', after = ''] = found;
  return { before, group, decimal, after };
}

/** Amount (subunits) in the store's format; whole units are rounded half up, as by the store. */
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
