import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { AddItem } from '../../state/ports/intent';
import type { Properties, PropertyValue, StoreLine } from '../../state/ports/store-cart';

/**
 * Encodes a cart as a text that needs no escaping in a URL: `1.UNITS.LINE.LINE…`, a line being
 * `VARIANT-PLAN-QUANTITY-PROPERTIES`. Numbers are in base 36; the plan may be empty, and the properties, base64url
 * of a JSON list of alternating names and values, absent. The units at its head show whether the end is missing.
 */
const VERSION = '1';

/** Line limit of a link. */
export const MAX_LINES = 50;
const MAX_UNITS = 999;

/** Length limit; longer codes are rejected unread. */
const MAX_LENGTH = 20_000;

/** Line fields that are encoded. */
type SharedLine = Pick<StoreLine, 'variantId' | 'quantity' | 'properties' | 'sellingPlan' | 'parentKey'>;

export interface DecodedCart {
  readonly items: readonly AddItem[];
  /** Units in the link that couldn't be decoded. */
  readonly unread: number;
}

/**
 * Encodes bought lines. Left out: our gifts, which are added where earned; private properties (`_` prefix); nested
 * lines, which need their parent's key of this cart. Lines beyond the limit are only counted in the units at its head.
 */
export function encodeCart(lines: readonly SharedLine[]): string {
  const bought = boughtLines(lines);
  const units = bought.reduce((sum, { quantity }) => sum + Math.min(quantity, MAX_UNITS), 0);
  let code = `${VERSION}.${units.toString(36)}`;
  for (const line of bought.slice(0, MAX_LINES)) {
    const longer = `${code}.${encodeLine(line)}`;
    if (longer.length <= MAX_LENGTH) code = longer;
  }
  return code;
}

/** Lines that a link carries, but for its limits. */
export const boughtLines = <Line extends Pick<SharedLine, 'properties' | 'parentKey' | 'quantity'>>(
  lines: readonly Line[],
): Line[] =>
  lines.filter(
    ({ properties, parentKey, quantity }) =>
      !isGiftLine({ properties }) && parentKey === null && quantity > 0,
  );

/** Decodes a cart; null if invalid or of an unknown version. Untrusted input. */
export function decodeCart(code: string): DecodedCart | null {
  if (code.length > MAX_LENGTH) return null;
  const [version, head = '', ...lines] = code.split('.');
  const units = wholeNumber(head, MAX_LINES * MAX_UNITS * 100);
  if (version !== VERSION || units === null || lines.length > MAX_LINES) return null;
  const items = lines.flatMap((line) => decodeLine(line) ?? []);
  const read = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return items.length === 0 ? null : { items, unread: Math.max(0, units - read) };
}

function encodeLine({ variantId, sellingPlan, quantity, properties }: SharedLine): string {
  const shared = Object.entries(properties).filter(([name]) => !isPrivate(name));
  const fields = [
    variantId.toString(36),
    sellingPlan ? sellingPlan.id.toString(36) : '',
    Math.min(quantity, MAX_UNITS).toString(36),
  ];
  return [...fields, ...(shared.length > 0 ? [toBase64(JSON.stringify(shared.flat()))] : [])].join('-');
}

function decodeLine(line: string): AddItem | null {
  const [variant = '', plan = '', quantity = '', ...rest] = line.split('-');
  const variantId = wholeNumber(variant, Number.MAX_SAFE_INTEGER);
  const units = wholeNumber(quantity, MAX_UNITS);
  const sellingPlanId = plan === '' ? null : wholeNumber(plan, Number.MAX_SAFE_INTEGER);
  // base64url may contain dashes too.
  const properties = rest.length > 0 ? decodeProperties(rest.join('-')) : {};
  if (variantId === null || units === null || !properties) return null;
  if (plan !== '' && sellingPlanId === null) return null;
  return { variantId, quantity: units, properties, sellingPlanId };
}

function decodeProperties(text: string): Properties | null {
  try {
    const list: unknown = JSON.parse(fromBase64(text));
    if (!Array.isArray(list) || list.length % 2 !== 0) return null;
    const pairs: [string, PropertyValue][] = [];
    for (let at = 0; at < list.length; at += 2) {
      const [name, value] = [list[at], list[at + 1]];
      if (typeof name !== 'string' || isPrivate(name) || !isPropertyValue(value)) return null;
      pairs.push([name, value]);
    }
    return Object.fromEntries(pairs);
  } catch {
    return null;
  }
}

function isPropertyValue(value: unknown): value is PropertyValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isPrivate(name: string): boolean {
  return name.startsWith('_');
}

/** Parses a positive base-36 integer up to `max`; null for anything else. */
function wholeNumber(text: string, max: number): number | null {
  const value = /^[1-9a-z][0-9a-z]{0,10}$/.test(text) ? Number.parseInt(text, 36) : 0;
  return value >= 1 && value <= max ? value : null;
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url; throws if it is invalid, or not UTF-8. */
function fromBase64(text: string): string {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
