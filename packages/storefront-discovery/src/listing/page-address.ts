/**
 * Where the list of a page's query is asked for. `address` names the page's country and language, which the store's own
 * query doesn't.
 */
export function askedAt(address: string, search: string, part: number): string {
  const asked = search.replace(/^\?/, '&');
  return `${address}${asked}${part > 1 ? `&part=${part}` : ''}`;
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
  params.delete('page');
  params.set('sort_by', sort);
  return queryOf(params);
}

/** The order that an address asks for; null where it asks for none. */
export function sortOf(search: string): string | null {
  return new URLSearchParams(search).get('sort_by');
}

function queryOf(params: URLSearchParams): string {
  const query = String(params);
  return query && `?${query}`;
}
