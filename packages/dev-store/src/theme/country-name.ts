const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** A country's English name by its ISO 3166 code. */
export function countryName(country: string): string {
  return COUNTRIES.of(country) ?? country;
}
