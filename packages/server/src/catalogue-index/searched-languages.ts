import type { MirrorScope } from '../db/schema';

/** Each takes about a kilobyte of memory for a product. */
const MAX_LANGUAGES = 4;

/** The languages in which a shop's products are found by words: its own, and some of those that it has published. */
export function searchedLanguages({
  language = 'en',
  languages,
}: Pick<MirrorScope, 'language' | 'languages'>): string[] {
  return [language, ...languages.filter((each) => each !== language)].slice(0, MAX_LANGUAGES);
}
