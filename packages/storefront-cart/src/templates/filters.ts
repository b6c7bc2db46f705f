import type { TemplateFilterName } from '@cartwright/core/templates/language';
import { isEmpty, listOf, numberOf, stepInto, textOf } from './values';

/** What filters ask for beside their values. */
export interface FilterHelp {
  /** Subunits of the cart's currency for people. */
  readonly money: (amount: number) => string;
  /** Counts the characters that are about to be made; throws when they are too many. */
  readonly spend: (characters: number) => void;
}

type Filter = (input: unknown, values: readonly unknown[], help: FilterHelp) => unknown;

const onText =
  (change: (text: string) => string): Filter =>
  (input) =>
    change(textOf(input));

const onNumbers =
  (change: (a: number, b: number) => number): Filter =>
  (input, [value]) =>
    change(numberOf(input), numberOf(value));

/** The parts of a text around another: counted before the new text is made, which could be very long. */
function join(parts: readonly string[], between: string, { spend }: FilterHelp): string {
  spend(parts.reduce((sum, part) => sum + part.length, between.length * parts.length));
  return parts.join(between);
}

const replace: Filter = (input, [from, to], help) =>
  textOf(from) === '' ? textOf(input) : join(textOf(input).split(textOf(from)), textOf(to), help);

const sizeOf = (input: unknown) => (typeof input === 'string' || Array.isArray(input) ? input.length : 0);

/** Pictures of Shopify's network come in any width; other addresses stay as they are. */
function pictureOf(address: string, width: number): string {
  if (width <= 0 || !/^(https?:)?\/\/cdn\.shopify\.com\//.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}width=${Math.round(width)}`;
}

/** By name; a law holds them to the documented ones. */
export const FILTERS: Readonly<Record<TemplateFilterName, Filter>> = {
  money: (input, _values, { money }) => (typeof input === 'number' ? money(input) : ''),
  image_url: (input, [width]) => pictureOf(textOf(input), numberOf(width)),
  default: (input, [value]) => (isEmpty(input) ? value : input),
  escape: textOf,
  upcase: onText((text) => text.toUpperCase()),
  downcase: onText((text) => text.toLowerCase()),
  capitalize: onText((text) => text.charAt(0).toUpperCase() + text.slice(1)),
  strip: onText((text) => text.trim()),
  truncate(input, [length, ending = '…']) {
    const text = textOf(input);
    const kept = Math.max(0, numberOf(length) - textOf(ending).length);
    return text.length <= numberOf(length) ? text : text.slice(0, kept) + textOf(ending);
  },
  replace,
  remove: (input, [text], help) => replace(input, [text, ''], help),
  append: (input, [text]) => textOf(input) + textOf(text),
  prepend: (input, [text]) => textOf(text) + textOf(input),
  split: (input, [between]) => (textOf(input) === '' ? [] : textOf(input).split(textOf(between))),
  url_encode: onText((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
  pluralize: (input, [one, many]) => (numberOf(input) === 1 ? one : many),
  size: sizeOf,
  first: (input) => stepInto(input, 'first'),
  last: (input) => stepInto(input, 'last'),
  join: (input, [between = ' '], help) => join(listOf(input).map(textOf), textOf(between), help),
  map: (input, [name]) => listOf(input).map((item) => stepInto(item, name)),
  where: (input, [name, ...wanted]) =>
    listOf(input).filter((item) => {
      const value = stepInto(item, name);
      return wanted.length > 0 ? value === wanted[0] : !isEmpty(value);
    }),
  plus: onNumbers((a, b) => a + b),
  minus: onNumbers((a, b) => a - b),
  times: onNumbers((a, b) => a * b),
  divided_by: onNumbers((a, b) => {
    if (b === 0) return 0;
    return Number.isInteger(a) && Number.isInteger(b) ? Math.floor(a / b) : a / b;
  }),
  modulo: onNumbers((a, b) => (b === 0 ? 0 : a - b * Math.floor(a / b))),
  round: onNumbers((a, b) => {
    const unit = 10 ** Math.min(Math.max(b, 0), 9);
    return Math.round(a * unit) / unit;
  }),
  floor: onNumbers(Math.floor),
  ceil: onNumbers(Math.ceil),
  abs: onNumbers(Math.abs),
  at_least: onNumbers(Math.max),
  at_most: onNumbers(Math.min),
};
