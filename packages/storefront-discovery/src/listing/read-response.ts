import type { Limit, Paging } from '@cartwright/core/listing/listing';
import {
  LISTING_RESPONSE_VERSION,
  type ListedFacet,
  type ListedNumber,
  type ListedSearch,
  type ListedTile,
  type ListedValue,
  type ListingLook,
  type ListingResponse,
} from '@cartwright/core/listing/listing-response';
import {
  isCount,
  isListOf,
  isOfTheStore,
  isPicture,
  isProduct,
  isText,
  isTruth,
} from '@cartwright/storefront-kit/listing/read-product';
import { isJson } from '@cartwright/storefront-kit/shopify/json';
import { ENGLISH } from '../messages/messages';

/** Parses a list response of our server; null if invalid. Nothing is repaired, as the caller has a fallback. */
export function readResponse(text: string): ListingResponse | null {
  const said = jsonOf(text);
  if (!isJson(said) || said.version !== LISTING_RESPONSE_VERSION) return null;
  const { total, page, pages, parts, sort, sorts, paging, facets, products, tiles } = said;
  // Absent from an older server build.
  const searched = said.searched ?? null;
  const look = said.look ?? null;
  const isRight =
    isCount(total) &&
    isCount(page) &&
    page > 0 &&
    isCount(pages) &&
    isCount(parts) &&
    parts > 0 &&
    (searched === null || isSearch(searched)) &&
    (look === null || isLook(look)) &&
    isText(sort) &&
    isListOf(sorts, isSort) &&
    isPaging(paging) &&
    isListOf(facets, isFacet) &&
    isListOf(products, isProduct) &&
    isListOf(tiles, isTile);
  return isRight
    ? {
        version: LISTING_RESPONSE_VERSION,
        total,
        page,
        pages,
        parts,
        searched,
        look,
        sort,
        sorts,
        paging,
        facets,
        products,
        tiles,
      }
    : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isTile(value: unknown): value is ListedTile {
  return (
    isJson(value) && isCount(value.after) && isText(value.name) && isText(value.image) && isLink(value.link)
  );
}

/** Rejects script URLs, and hosts that look like a path. */
const isLink = (value: unknown): value is string | null =>
  value === null || (isText(value) && (isOfTheStore(value) || /^https?:/i.test(value)));

function isSort(value: unknown): value is ListingResponse['sorts'][number] {
  return isJson(value) && isText(value.value) && (value.label === null || isText(value.label));
}

function isSearch(value: unknown): value is ListedSearch {
  return (
    isJson(value) &&
    isText(value.text) &&
    (value.meant === null || isText(value.meant)) &&
    isLink(value.redirect ?? null)
  );
}

function isLook(value: unknown): value is ListingLook {
  return isJson(value) && isListOf([value.title, value.soldOut, value.add, value.style], isText);
}

function isPaging(value: unknown): value is Paging {
  return (
    isJson(value) &&
    isText(value.type) &&
    isText(value.loadMoreText) &&
    isLimit(value.limit) &&
    isListOf(value.limits, isLimit)
  );
}

const isLimit = (value: unknown): value is Limit => value === 'all' || (isCount(value) && value > 0);

/** Facet types without a name can't be shown. */
const TYPES: Readonly<Record<ListedFacet['type'], string>> = ENGLISH.filterNames;

function isFacet(value: unknown): value is ListedFacet {
  return (
    isJson(value) &&
    isText(value.type) &&
    Object.hasOwn(TYPES, value.type) &&
    isText(value.param) &&
    value.param.startsWith('filter.') &&
    (value.label === null || isText(value.label)) &&
    ((value.kind === 'values' && isListOf(value.values, isValue) && isCount(value.more)) ||
      (value.kind === 'range' && [value.least, value.most, value.from, value.to].every(isEnd)))
  );
}

function isValue(value: unknown): value is ListedValue {
  return (
    isJson(value) &&
    isText(value.value) &&
    isText(value.text ?? '') &&
    isCount(value.count) &&
    isTruth(value.chosen) &&
    (value.swatch === null || isSwatch(value.swatch))
  );
}

function isSwatch(value: unknown): value is ListedValue['swatch'] {
  if (!isJson(value)) return false;
  const { colour, image } = value;
  return isText(colour) ? /^#[\da-f]{3,8}$/.test(colour) : isText(image) && isPicture(image);
}

function isEnd(value: unknown): value is ListedNumber | null {
  return value === null || (isJson(value) && isText(value.value) && isText(value.text));
}
