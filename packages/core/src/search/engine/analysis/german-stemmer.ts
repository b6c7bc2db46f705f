import { stemmer as snowball } from '@orama/stemmers/german';

/** Snowball's stem of a German word; of loanwords in the plural too: "Pullis". */
export function german(word: string): string {
  return snowball(word.replace(/(?<=..[aiouy])s$/, ''));
}
