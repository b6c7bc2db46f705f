import { loadFile } from '../parts/load-file';
import type { WordsFile } from './translation';

/** The languages that the cart speaks besides English: a file of this folder for each. */
export const LANGUAGES: readonly string[] = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt'];

/** The language of a locale (BCP 47) that the cart speaks; null for English and all others. */
export function languageOf(locale: string): string | null {
  const language = locale.toLowerCase().split('-')[0] ?? '';
  return LANGUAGES.includes(language) ? language : null;
}

/**
 * The words of a locale (BCP 47), by its language; null for English, for a language that the cart does not speak, and
 * when they cannot be had: then the cart speaks English. Never rejects.
 */
export async function loadWords(locale: string): Promise<WordsFile | null> {
  const language = languageOf(locale);
  if (language === null) return null;
  return loadFile<WordsFile>(`words-${language}`);
}
