import type { TemplateFilterName } from '@cartwright/core/templates/language';
import { isList, isMissing, itemsIn, listOf, numberOf, stepInto, textOf, WholeDecimal } from './values';

/** Context of filters. */
export interface FilterHelp {
  /** Formats subunits of the cart's currency. */
  readonly money: (amount: number) => string;
  /** Counts characters about to be created; throws beyond the limit. */
  readonly spend: (characters: number) => void;
}

type Filter = (input: unknown, values: readonly unknown[], help: FilterHelp) => unknown;

const onText =
  (change: (text: string) => string): Filter =>
  (input) =>
    change(textOf(input));

const hasDecimals = (value: unknown) => value instanceof WholeDecimal || !Number.isInteger(numberOf(value));

/** Numeric filter. Decimal operands give a decimal result, even if whole. */
const onNumbers =
  (change: (a: number, b: number) => number): Filter =>
  (input, [value]) => {
    const result = change(numberOf(input), numberOf(value));
    const decimals = hasDecimals(input) || (value !== undefined && hasDecimals(value));
    return decimals && Number.isInteger(result) ? new WholeDecimal(result) : result;
  };

/** Rounds away floating-point error: 0.0725 times 100 is 7.25. */
const exactly = (change: (a: number, b: number) => number) =>
  onNumbers((a, b) => Number(change(a, b).toPrecision(15)));

const toWhole =
  (change: (number: number) => number): Filter =>
  (input) =>
    change(numberOf(input));

/** Splits like Shopify: a blank splits into words; trailing empty parts are dropped. */
function partsOf(text: string, between: string): string[] {
  const parts = between === ' ' ? text.split(/\s+/).filter((part) => part !== '') : text.split(between);
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

/** Joins parts; the length is counted before the text is created. */
function join(parts: readonly string[], between: string, { spend }: FilterHelp): string {
  spend(parts.reduce((sum, part) => sum + part.length, between.length * parts.length));
  return parts.join(between);
}

/** Nothing is found around each character. */
const replace: Filter = (input, [from, to], help) => {
  const parts = textOf(input).split(textOf(from));
  return join(textOf(from) === '' ? ['', ...parts, ''] : parts, textOf(to), help);
};

/** A whole number has the bytes of Shopify's integers. */
const sizeOf = (input: unknown) => (Number.isInteger(input) ? 8 : (itemsIn(input)?.length ?? 0));

/** Escapes for a query, as forms do: blanks are plus signs. */
const urlEncoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

/** Adds a width to Shopify CDN images; other URLs are unchanged. */
function pictureOf(address: string, width: number): string {
  if (width <= 0 || !/^(https?:)?\/\/cdn\.shopify\.com\//.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}width=${Math.round(width)}`;
}

/** Filters by name; a test keeps them equal to the documented ones. */
export const FILTERS: Readonly<Record<TemplateFilterName, Filter>> = {
  money: (input, _values, { money }) => (typeof input === 'number' ? money(input) : ''),
  image_url: (input, [width]) => pictureOf(textOf(input), numberOf(width)),
  default: (input, [value]) => (isMissing(input) ? value : input),
  escape: textOf,
  upcase: onText((text) => text.toUpperCase()),
  downcase: onText((text) => text.toLowerCase()),
  capitalize: onText((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()),
  strip: onText((text) => text.trim()),
  truncate(input, [length, ending = '...']) {
    const text = textOf(input);
    const kept = Math.max(0, numberOf(length) - textOf(ending).length);
    return text.length <= numberOf(length) ? text : text.slice(0, kept) + textOf(ending);
  },
  replace,
  remove: (input, [text], help) => replace(input, [text, ''], help),
  append: (input, [text]) => textOf(input) + textOf(text),
  prepend: (input, [text]) => textOf(text) + textOf(input),
  split: (input, [between]) => partsOf(textOf(input), textOf(between)),
  url_encode: onText(urlEncoded),
  pluralize: (input, [one, many]) => (numberOf(input) === 1 ? one : many),
  size: sizeOf,
  first: (input) => itemsIn(input)?.[0],
  last: (input) => (isList(input) ? input.at(-1) : undefined),
  join: (input, [between = ' '], help) => join(listOf(input).map(textOf), textOf(between), help),
  map: (input, [name]) => listOf(input).map((item) => stepInto(item, name)),
  where: (input, [name, ...wanted]) =>
    listOf(input).filter((item) => {
      const value = stepInto(item, name);
      return wanted.length > 0 ? value === wanted[0] : !isMissing(value);
    }),
  plus: exactly((a, b) => a + b),
  minus: exactly((a, b) => a - b),
  times: exactly((a, b) => a * b),
  divided_by(input, [value]) {
    const [a, b] = [numberOf(input), numberOf(value)];
    if (b === 0) return 0;
    if (!hasDecimals(input) && !hasDecimals(value)) return Math.floor(a / b);
    return Number.isInteger(a / b) ? new WholeDecimal(a / b) : a / b;
  },
  modulo: onNumbers((a, b) => (b === 0 ? 0 : a - b * Math.floor(a / b))),
  round(input, [digits]) {
    const places = Math.min(Math.max(numberOf(digits), 0), 9);
    const unit = 10 ** places;
    const result = Math.round(numberOf(input) * unit) / unit;
    return places > 0 && hasDecimals(input) && Number.isInteger(result) ? new WholeDecimal(result) : result;
  },
  floor: toWhole(Math.floor),
  ceil: toWhole(Math.ceil),
  abs: onNumbers(Math.abs),
  at_least: (input, [value]) => (numberOf(value) > numberOf(input) ? value : input),
  at_most: (input, [value]) => (numberOf(value) < numberOf(input) ? value : input),
};
