/** The name of a country in the merchant's language; the code itself when it has none. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([navigator.language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
