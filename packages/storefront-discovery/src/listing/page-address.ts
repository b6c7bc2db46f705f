import { AS_TYPED, type ListedFacet, type ListedNumber } from '@cartwright/core/listing/listing-response';

/**
 * Where the list of a page's query is asked for. `address` names the page's country and language, which the store's own
 * query doesn't.
 */
export function listingAddress(address: string, search: string, part: number): string {
  // Parts are ours: an address that has one of its own means something else by it.
  const query = search.replace(/^\?/, '&').replace(/&part=[^&]*/g, '');
  return `${address}${query}${part > 1 ? `&part=${part}` : ''}`;
}

/** The query of another page of the same list, as Shopify has it: the first page is not named. */
export function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  return queryOf(params);
}

/** The query of the same list in another order, from its first page on. */
export function withSort(search: string, sort: string): string {
  const params = new URLSearchParams(search);
  params.set('sort_by', sort);
  return firstPageOf(params);
}

/** The query of the same list with as many products on a page, from its first page on. */
export function withLimit(search: string, limit: string): string {
  const params = new URLSearchParams(search);
  params.set('limit', limit);
  return firstPageOf(params);
}

/** The order that an address asks for; null where it asks for none. */
export function sortOf(search: string): string | null {
  return new URLSearchParams(search).get('sort_by');
}

/** The query of a search that takes nothing for a misspelling. What is chosen stays. */
export function asTyped(search: string): string {
  const params = new URLSearchParams(search);
  params.set(AS_TYPED, '1');
  return firstPageOf(params);
}

/** The query with a value of a filter chosen, or not any more, from the first page on. */
export function withValue(search: string, param: string, value: string, isChosen: boolean): string {
  const params = new URLSearchParams(search);
  const chosen = valuesOf(params, param).filter((each) => each !== value);
  erase(params, param);
  for (const each of isChosen ? [...chosen, value] : chosen) params.append(param, each);
  return firstPageOf(params);
}

/** The query with a filter by a range taken back, from the first page on. */
export function withoutRange(search: string, param: string): string {
  const params = new URLSearchParams(search);
  for (const end of ['gte', 'lte']) erase(params, `${param}.${end}`);
  return firstPageOf(params);
}

/** The query without any filter, those that the list doesn't serve among them. */
export function withoutFilters(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (name.startsWith('filter.')) params.delete(name);
  return firstPageOf(params);
}

/** The filters as a query asks for them, while there is no answer to it that would say so. */
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

/** Takes a name out of a query, in whatever case it is the same one. */
export function erase(params: URLSearchParams, param: string): void {
  for (const name of [...params.keys()]) if (sameParam(name, param)) params.delete(name);
}

/** Options are the same in upper and lower case. */
function sameParam(name: string, param: string): boolean {
  return (name.startsWith('filter.v.option.') ? name.toLowerCase() : name) === param;
}

/** The query from the first page on. */
export function firstPageOf(params: URLSearchParams): string {
  params.delete('page');
  return queryOf(params);
}

function queryOf(params: URLSearchParams): string {
  const query = String(params);
  return query && `?${query}`;
}
