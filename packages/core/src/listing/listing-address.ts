import { majorToSubunits } from '../money/decimal';
import type { Choice } from './filters/choice';
import { definitionOf, type Filter, filterParam } from './filters/filter-types';
import { OPTION_PARAM } from './filters/product-option';
import type { ListingRequest } from './listing-request';
import { AS_TYPED } from './listing-response';
import { ALL, SORT_KEYS, type SortKey } from './listing-rules';

/**
 * Values of `sort_by` in addresses: Shopify's where one means the same. Ratings are ours. Source: Shopify, `sort_by`.
 */
export const SORT_BY: Readonly<Record<SortKey, string>> = {
  featured: 'manual',
  'best-sellers': 'best-selling',
  'highest-price': 'price-descending',
  'lowest-price': 'price-ascending',
  'new-arrivals': 'created-descending',
  oldest: 'created-ascending',
  'highest-rating': 'rating-descending',
  'lowest-rating': 'rating-ascending',
  'name-ascending': 'title-ascending',
  'name-descending': 'title-descending',
};

/** Shopify's name for `featured` in a search. */
export const RELEVANCE = 'relevance';

/** Limits of an address: values of a filter, parameters, and UTF-16 units of a value. The rest is ignored. */
const MAX_CHOSEN = 100;
const MAX_PARAMS = 500;
const MAX_VALUE_LENGTH = 255;
const LAST_PAGE = 1_000_000;

/**
 * Request of an address to a list that serves these filters, by the names and values of its query. Whatever else stands
 * there is left out: nothing in an address is an error.
 */
export function readListingAddress(
  params: Iterable<readonly [name: string, value: string]>,
  filters: readonly Filter[],
): ListingRequest {
  const said = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of params) {
    if (++count > MAX_PARAMS) break;
    // Option names ignore case.
    const key = name.startsWith(OPTION_PARAM) ? name.toLowerCase() : name;
    said.set(key, [...(said.get(key) ?? []), value]);
  }
  const first = (name: string) => said.get(name)?.[0] ?? '';
  const limit = first('limit');
  return {
    choices: filters.flatMap((filter) => choiceIn(said, filter) ?? []),
    sort: sortIn(first('sort_by')),
    page: wholeNumber(first('page')) ?? 1,
    limit: limit === ALL ? ALL : wholeNumber(limit),
  };
}

/** Maximum length of a search in UTF-16 units. */
const MAX_TEXT_LENGTH = 256;

/** Search text of an address. */
export function readSearchAddress(params: URLSearchParams): {
  readonly text: string;
  readonly isAsTyped: boolean;
} {
  const text = (params.get('q') ?? '').slice(0, MAX_TEXT_LENGTH).trim();
  return { text, isAsTyped: params.get(AS_TYPED) === '1' };
}

/** Parameters of a request, without defaults. */
export function writeListingAddress({ choices, sort, page, limit }: ListingRequest): [string, string][] {
  const written = choices.flatMap(({ param, values, from, to }) => {
    const write = (number: number) => (param === 'filter.v.price' ? inMajorUnits(number) : String(number));
    return [
      ...values.map((value): [string, string] => [param, value]),
      ...(from === null ? [] : [[`${param}.gte`, write(from)] as [string, string]]),
      ...(to === null ? [] : [[`${param}.lte`, write(to)] as [string, string]]),
    ];
  });
  if (sort !== null) written.push(['sort_by', SORT_BY[sort]]);
  if (limit !== null) written.push(['limit', String(limit)]);
  if (page > 1) written.push(['page', String(page)]);
  return written;
}

function sortIn(sortBy: string): SortKey | null {
  if (sortBy === RELEVANCE) return 'featured';
  return SORT_KEYS.find((key) => SORT_BY[key] === sortBy) ?? null;
}

function choiceIn(said: ReadonlyMap<string, readonly string[]>, filter: Filter): Choice | null {
  const param = filterParam(filter);
  const { range, hasValues } = definitionOf(filter);
  const read = range === 'amounts' ? amountIn : numberIn;
  const end = (name: string) => (range === null ? null : read(said.get(`${param}.${name}`)?.[0] ?? ''));
  const [from, to] = [end('gte'), end('lte')];
  const all = hasValues ? (said.get(param) ?? []) : [];
  const values = [...new Set(all.filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH))].slice(
    0,
    MAX_CHOSEN,
  );
  return values.length === 0 && from === null && to === null ? null : { param, values, from, to };
}

function amountIn(typed: string): number | null {
  return isShortNumber(typed) ? majorToSubunits(typed) : null;
}

function numberIn(typed: string): number | null {
  return isShortNumber(typed) ? Number(typed) : null;
}

/** Whether a number is short enough for an amount, so that it parses quickly. */
function isShortNumber(typed: string): boolean {
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(typed);
}

function wholeNumber(typed: string): number | null {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= LAST_PAGE ? number : null;
}

/** Amount in subunits as addresses have it: in major units, without cents if they are zero. */
export function inMajorUnits(subunits: number): string {
  const [sign, amount] = subunits < 0 ? ['-', -subunits] : ['', subunits];
  const cents = amount % 100;
  return `${sign}${Math.trunc(amount / 100)}${cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`}`;
}
