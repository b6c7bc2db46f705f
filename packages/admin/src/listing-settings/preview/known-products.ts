import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';

/** Products of the displayed pages of a list, by id as text. */
export type KnownProducts = ReadonlyMap<string, { readonly title: string; readonly why: string }>;

/** Products of a page, with those of `before`: infinite scroll shows several pages. */
export function knownProducts({ list, reasons }: PreviewedListing, before: KnownProducts): KnownProducts {
  const whys = new Map(reasons.map(({ id, why }) => [id, why]));
  const known = list.products.map(
    ({ id, title }) => [String(id), { title, why: whys.get(id) ?? '' }] as const,
  );
  return new Map([...before, ...known]);
}

/** Query without its page, to identify the list. */
export function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return String(params);
}
