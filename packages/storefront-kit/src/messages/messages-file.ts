import { languageOf } from './language-of';

/** Messages file of a locale (BCP 47): `words-<two letters>`; null for English, and for a language not in `spoken`. */
export function messagesFile(locale: string, spoken: readonly string[]): string | null {
  const language = languageOf(locale, spoken);
  return language === null ? null : `words-${language}`;
}
