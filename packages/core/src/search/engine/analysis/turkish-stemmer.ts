import { fold } from './fold';

/** Noun suffixes without dots and cedillas: number, possession and case; several may follow each other. */
const ENDINGS =
  /(?:l[ae]r|imiz|umuz|iniz|unuz|[nd]in|[nd]un|[dt][ae]n|[dt][ae]|yl[ae]|l[ae]|s[iu]|y[aeiu]|in|un|im|um|[aeiu])$/;
const MIN_LENGTH = 3;
/**
 * Hard consonants of those that soften before a suffix: "kitabı" is of "kitap", "rengi" of "renk", "bardağı" of
 * "bardak".
 */
const HARD: { readonly [soft: string]: string } = { b: 'p', c: 'c', d: 't', g: 'k' };

/** Stem of a Turkish noun in lower case, without accents. Idempotent. */
export function turkish(word: string): string {
  let stem = fold(word);
  for (;;) {
    const shorter = stem.replace(ENDINGS, '');
    if (shorter === stem || shorter.length < MIN_LENGTH) break;
    stem = shorter;
  }
  const last = stem.at(-1) ?? '';
  return stem.length < MIN_LENGTH ? stem : stem.slice(0, -1) + (HARD[last] ?? last);
}
