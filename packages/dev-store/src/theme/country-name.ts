/** Localized country name by ISO 3166 code. */
export function countryName(country: string, language = 'en'): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
