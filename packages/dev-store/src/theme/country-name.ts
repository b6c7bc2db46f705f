/** A country's name by its ISO 3166 code, in a language. */
export function countryName(country: string, language = 'en'): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
