/** Translations, by our English default texts. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Translates default texts in settings, recursively and in place. Merchants' own texts stay, and values under the names
 * in `notOurs` are skipped.
 */
export function translateTexts(settings: object, texts: Texts, notOurs: readonly string[]): void {
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value === 'string' && Object.hasOwn(texts, value))
      Object.assign(settings, { [name]: texts[value] });
    else if (typeof value === 'object' && value !== null && !notOurs.includes(name))
      translateTexts(value, texts, notOurs);
  }
}
