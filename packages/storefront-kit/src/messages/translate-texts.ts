/** Texts in another language, by the English of our defaults. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Puts the texts of settings that the merchant left as they were into another language, all the way down, in place. What
 * he wrote stays as it is, and what stands under one of the names in `notOurs` is left alone.
 */
export function translateTexts(settings: object, texts: Texts, notOurs: readonly string[]): void {
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value === 'string' && Object.hasOwn(texts, value))
      Object.assign(settings, { [name]: texts[value] });
    else if (typeof value === 'object' && value !== null && !notOurs.includes(name))
      translateTexts(value, texts, notOurs);
  }
}
