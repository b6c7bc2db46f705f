/** Language of a locale (BCP 47) if it is in `spoken` (two letters each); null for English and all others. */
export function languageOf(locale: string, spoken: readonly string[]): string | null {
  const language = locale.toLowerCase().split('-')[0] ?? '';
  return spoken.includes(language) ? language : null;
}
