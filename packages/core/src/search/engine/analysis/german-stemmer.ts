import { stemmer as snowball } from '@orama/stemmers/german';

/** Snowball's stem of a German word, also of a loanword in the plural: "Pullis". */
export function german(word: string): string {
  return snowball(word.replace(/(?<=..[aiouy])s$/, ''));
}
