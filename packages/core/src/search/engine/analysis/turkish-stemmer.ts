import { fold } from './fold';

/** Endings of nouns without their dots and cedillas, of number, owner and case; several follow each other. */
const ENDINGS =
  /(?:l[ae]r|imiz|umuz|iniz|unuz|[nd]in|[nd]un|[dt][ae]n|[dt][ae]|yl[ae]|l[ae]|s[iu]|y[aeiu]|in|un|im|um|[aeiu])$/;
const MIN_LENGTH = 3;
/** Written softly before an ending: "kitabı" is of "kitap", "rengi" of "renk", "bardağı" of "bardak". */
const HARD: { readonly [soft: string]: string } = { b: 'p', c: 'c', d: 't', g: 'k' };

/** The stem of a Turkish noun in lower case, without accents; what it makes of a stem is the stem. */
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
