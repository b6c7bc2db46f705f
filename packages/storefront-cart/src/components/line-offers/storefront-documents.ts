/** Query for a page of a product's variants, by tokenless access. */
export const READ_VARIANTS =
  'query($handle: String!, $after: String, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { product(handle: $handle) { variants(first: 250, after: $after) { nodes { id title availableForSale } pageInfo { hasNextPage endCursor } } } }';
