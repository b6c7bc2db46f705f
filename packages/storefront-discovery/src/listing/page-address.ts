import { AS_TYPED, type ListedFacet, type ListedNumber } from '@cartwright/core/listing/listing-response';

/** URL of the list for a page's query. `address` includes country and language, which the store's query lacks. */
export function listingAddress(address: string, search: string, part: number): string {
  // `part` is ours: removed from the page's own query.
  const query = search.replace(/^\?/, '&').replace(/&part=[^&]*/g, '');
  return `${address}${query}${part > 1 ? `&part=${part}` : ''}`;
}

/** Query of another page of the same list; like Shopify, without a number for the first page. */
export function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  return queryOf(params);
}

/** Query of the same list in another sort order, from the first page. */
export function withSort(search: string, sort: string): string {
  const params = new URLSearchParams(search);
  params.set('sort_by', sort);
  return firstPageOf(params);
}

/** Query of the same list with another page size, from the first page. */
export function withLimit(search: string, limit: string): string {
  const params = new URLSearchParams(search);
  params.set('limit', limit);
  return firstPageOf(params);
}

/** Requested sort order; null for none. */
export function sortOf(search: string): string | null {
  return new URLSearchParams(search).get('sort_by');
}

/** Query of the same search without spelling correction; filters stay. */
export function asTyped(search: string): string {
  const params = new URLSearchParams(search);
  params.set(AS_TYPED, '1');
  return firstPageOf(params);
}

/** Query with a filter value added or removed, from the first page. */
export function withValue(search: string, param: string, value: string, isChosen: boolean): string {
  const params = new URLSearchParams(search);
  const chosen = valuesOf(params, param).filter((each) => each !== value);
  erase(params, param);
  for (const each of isChosen ? [...chosen, value] : chosen) params.append(param, each);
  return firstPageOf(params);
}

/** Query without a range filter, from the first page. */
export function withoutRange(search: string, param: string): string {
  const params = new URLSearchParams(search);
  for (const end of ['gte', 'lte']) erase(params, `${param}.${end}`);
  return firstPageOf(params);
}

/** Query without all filters, including unsupported ones. */
export function withoutFilters(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (name.startsWith('filter.')) params.delete(name);
  return firstPageOf(params);
}

/** Filters with the query's values chosen, until the response arrives. */
export function asRequested(facets: readonly ListedFacet[], search: string): ListedFacet[] {
  const params = new URLSearchParams(search);
  return facets.map((facet) => {
    if (facet.kind === 'values') {
      const chosen = new Set(valuesOf(params, facet.param));
      const values = facet.values.map((each) => ({ ...each, chosen: chosen.has(each.value) }));
      return { ...facet, values };
    }
    const end = (name: string, known: ListedNumber | null) => {
      const [value] = valuesOf(params, `${facet.param}.${name}`);
      if (!value) return null;
      return known?.value === value ? known : { value, text: value };
    };
    return { ...facet, from: end('gte', facet.from), to: end('lte', facet.to) };
  });
}

function valuesOf(params: URLSearchParams, param: string): string[] {
  return [...params].flatMap(([name, value]) => (sameParam(name, param) ? [value] : []));
}

/** Removes a parameter from a query, in any equivalent case. */
export function erase(params: URLSearchParams, param: string): void {
  for (const name of [...params.keys()]) if (sameParam(name, param)) params.delete(name);
}

/** Option parameters are case-insensitive. */
function sameParam(name: string, param: string): boolean {
  return (name.startsWith('filter.v.option.') ? name.toLowerCase() : name) === param;
}

/** Query of the first page. */
export function firstPageOf(params: URLSearchParams): string {
  params.delete('page');
  return queryOf(params);
}

function queryOf(params: URLSearchParams): string {
  const query = String(params);
  return query && `?${query}`;
}
