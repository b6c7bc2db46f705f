import { languageOf } from './language-of';

/**
 * File with the messages of a locale (BCP 47), by its language: `words-<two letters>`; null for English, and for a language
 * that is not `spoken`.
 */
export function messagesFile(locale: string, spoken: readonly string[]): string | null {
  const language = languageOf(locale, spoken);
  return language === null ? null : `words-${language}`;
}
