import { stemmer as snowball } from '@orama/stemmers/dutch';

/** Diminutive suffixes: "stoeltje", "lampje". */
const SMALL = /(?<=...)(?:(?<=[aeioulnw])tjes?|(?<=m)pjes?|jes?)$/;

/**
 * Snowball's stem of a Dutch word, with its final consonant single and voiceless: "brieven" is of "brief", "jassen" of
 * "jas".
 */
export function dutch(word: string): string {
  return snowball(snowball(word.replace(SMALL, '')))
    .replace(/([bcdfgklmnprstz])\1$/, '$1')
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');
}
