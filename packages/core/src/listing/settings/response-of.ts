import { foldValue } from '../../catalogue/index/fold-value';
import type { MirroredSwatch } from '../../catalogue/mirrored-product';
import { definitionOf, FILTER_SETTINGS } from '../filters/filter-types';
import type { Facet, Listing } from '../listing';
import { inMajorUnits, RELEVANCE, SORT_BY } from '../listing-address';
import {
  LISTING_RESPONSE_VERSION,
  type ListedFacet,
  type ListedNumber,
  type ListedSearch,
  type ListedTile,
  type ListedValue,
  type ListedVariant,
  type ListingLook,
  type ListingResponse,
} from '../listing-response';
import type { SortKey } from '../listing-rules';
import { SORT_NAMES } from './built-in';

/** Swatches of an option's values, by `foldValue`. */
export type Swatches = ReadonlyMap<string, MirroredSwatch>;

/** Response to a page without its products. `Amount` is the type of an amount's text. */
export type ResponseHead<Amount = string> = Omit<ListingResponse<Amount>, 'products'>;

/** Listing of a page, with its search; null if there was none. */
export interface PageListing {
  readonly listing: Listing;
  readonly searched: ListedSearch | null;
  readonly look?: ListingLook;
  readonly variant?: ListedVariant | undefined;
  /** Whether cards show ratings. */
  readonly ratings: boolean;
}

export interface ResponseFormats<Amount> {
  readonly swatchesOf: (option: string) => Swatches;
  /** Formats an amount of the market, in subunits. */
  readonly amountText: (subunits: number) => Amount;
}

/** Response to store pages and their preview for a listing in so many parts, without its products. */
export function responseOf<Amount>(
  { listing, searched, look, variant }: PageListing,
  parts: number,
  ways: ResponseFormats<Amount>,
): ResponseHead<Amount> {
  return {
    version: LISTING_RESPONSE_VERSION,
    total: listing.total,
    page: listing.page,
    pages: listing.pages,
    parts,
    sort: sortBy(listing.sort, searched),
    sorts: listing.sorts.map(({ key, label }) => {
      const value = sortBy(key, searched);
      return { value, label: value === RELEVANCE ? null : ownText(label, SORT_NAMES[key]) };
    }),
    searched,
    ...(look && { look }),
    ...(variant && { variant }),
    paging: listing.paging,
    facets: listing.facets.map((facet) => facetOf(facet, ways)),
    tiles: tilesOf(listing),
  };
}

/** Value of `sort_by`: a collection's own order is relevance in a search. */
function sortBy(key: SortKey, searched: ListedSearch | null): string {
  return searched !== null && key === 'featured' ? RELEVANCE : SORT_BY[key];
}

function tilesOf({ cells }: Listing): ListedTile[] {
  const tiles: ListedTile[] = [];
  let after = 0;
  for (const cell of cells) {
    if (cell.kind === 'product') after += 1;
    else tiles.push({ after, ...cell.content });
  }
  return tiles;
}

function facetOf<Amount>(
  facet: Facet,
  { swatchesOf, amountText }: ResponseFormats<Amount>,
): ListedFacet<Amount> {
  const { filter, param } = facet;
  const { type } = filter;
  const { range, swatched } = definitionOf(filter);
  const head = { type, param, label: ownText(facet.label, FILTER_SETTINGS[type].name) };
  if (facet.kind === 'range') {
    const end = (number: number | null): ListedNumber<Amount> | null => {
      if (number === null) return null;
      if (range !== 'amounts') return { value: String(number), text: String(number) };
      return { value: inMajorUnits(number), text: amountText(number) };
    };
    const { least, most, from, to } = facet;
    return { ...head, kind: 'range', least: end(least), most: end(most), from: end(from), to: end(to) };
  }
  const swatches = swatched ? swatchesOf(swatched(filter)) : null;
  const values = facet.values.map(
    ({ value, text, count, chosen }): ListedValue => ({
      value,
      ...(text !== undefined && { text }),
      count,
      chosen,
      swatch: swatches?.get(foldValue(value)) ?? null,
    }),
  );
  return { ...head, kind: 'values', values, more: facet.more };
}

/** Merchant's text; null if it is the default, which the page's language has. */
function ownText(text: string, builtIn: string): string | null {
  return text === builtIn ? null : text;
}
