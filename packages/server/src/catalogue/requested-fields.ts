import type { MirrorScope } from '../db/schema';
import type { RequestedFields } from '../shopify/documents/catalogue-products';

/** Fields of products mirrored for a scope. */
export function requestedFields({ places, home, languages, metafields }: MirrorScope): RequestedFields {
  return {
    countries: places.map(({ priceCountry }) => priceCountry),
    home,
    publications: publicationsOf(places),
    languages,
    metafields,
  };
}

/** Distinct publications, in the order of their places. */
export function publicationsOf(places: MirrorScope['places']): string[] {
  return [...new Set(places.flatMap(({ publications }) => publications))];
}
