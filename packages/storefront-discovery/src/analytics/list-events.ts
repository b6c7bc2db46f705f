import type { ListAnalyticsEvent } from '@cartwright/core/analytics/analytics-events';
import type { ListedFacet, ListingResponse } from '@cartwright/core/listing/listing-response';
import { firstPageOf, startsOf } from '../load-more/loaded-pages';

/** Event of a list, without the list and the visitor. */
export type ListEvent = Pick<
  ListAnalyticsEvent,
  'name' | 'product' | 'variant' | 'position' | 'page' | 'results' | 'filters' | 'sort'
>;

/** Batch size of a list of all products (`core/listing/page-of`). */
const BATCH = 100;

/** Same as the contract's `MAX_EVENT_FILTERS` and `MAX_FILTER_LENGTH`, which the browser doesn't load. */
const MAX_FILTERS = 20;
const MAX_FILTER_NAME_LENGTH = 320;

/**
 * Events of a newly shown list. Changed filters or sorting are derived from the previous list (null for the first); a
 * back navigation changes nothing.
 */
export function eventsOfList(
  list: ListingResponse,
  before: ListingResponse | null,
  isBack: boolean,
): ListEvent[] {
  const chosen = chosenIn(list.facets);
  const events: ListEvent[] = [];
  if (before && !isBack) {
    const known = new Set(chosenIn(before.facets));
    const added = chosen.filter((each) => !known.has(each));
    if (added.length > 0) events.push({ name: 'filtered', filters: added.slice(0, MAX_FILTERS) });
    if (list.sort !== before.sort) events.push({ name: 'sorted', sort: list.sort });
  }
  const viewed = { name: 'viewed', page: list.page, sort: list.sort, results: list.total } as const;
  events.push(chosen.length > 0 ? { ...viewed, filters: chosen.slice(0, MAX_FILTERS) } : viewed);
  return events;
}

/** Product at an index of the shown list; null if there is none. */
export function placeOf(
  list: ListingResponse,
  index: number,
): Pick<ListEvent, 'product' | 'variant' | 'position' | 'page'> | null {
  const product = list.products[index];
  if (!product) return null;
  const { limit } = list.paging;
  const before = (firstPageOf(list) - 1) * (limit === 'all' ? BATCH : limit);
  const page = firstPageOf(list) + startsOf(list).filter((at) => at <= index).length - 1;
  const place = { product: product.id, position: before + index + 1, page };
  return product.variantId === null ? place : { ...place, variant: product.variantId };
}

/** Chosen filters, as in URLs. */
function chosenIn(facets: readonly ListedFacet[]): string[] {
  return facets.flatMap(chosenOf).filter(({ length }) => length <= MAX_FILTER_NAME_LENGTH);
}

function chosenOf(facet: ListedFacet): string[] {
  const { param } = facet;
  if (facet.kind === 'values') {
    return facet.values.flatMap(({ value, chosen }) => (chosen ? [`${param}=${value}`] : []));
  }
  return [
    ...(facet.from ? [`${param}.gte=${facet.from.value}`] : []),
    ...(facet.to ? [`${param}.lte=${facet.to.value}`] : []),
  ];
}
