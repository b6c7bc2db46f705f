import { languageOf } from './language-of';

/**
 * The file with the words of a locale (BCP 47), by its language: `words-<two letters>`; null for English, and for a language
 * that is not `spoken`.
 */
export function wordsFile(locale: string, spoken: readonly string[]): string | null {
  const language = languageOf(locale, spoken);
  return language === null ? null : `words-${language}`;
}
