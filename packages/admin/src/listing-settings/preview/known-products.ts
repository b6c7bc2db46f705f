import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';

/** Known products on the pages of a list that were shown, by their ids as text. */
export type KnownProducts = ReadonlyMap<string, { readonly title: string; readonly why: string }>;

/** Those of a page, with those of `before`: a list that grows shows several pages. */
export function knownProducts({ list, reasons }: PreviewedListing, before: KnownProducts): KnownProducts {
  const whys = new Map(reasons.map(({ id, why }) => [id, why]));
  const known = list.products.map(
    ({ id, title }) => [String(id), { title, why: whys.get(id) ?? '' }] as const,
  );
  return new Map([...before, ...known]);
}

/** The query of an address without its page: of which list it is one. */
export function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return String(params);
}
