import { stemmer as snowball } from '@orama/stemmers/spanish';

/** Snowball's stem of a Spanish word; "lápices" is of "lápiz". */
export function spanish(word: string): string {
  return snowball(word.replace(/ces$/, 'z'));
}
