import { fold } from './fold';

/** Endings of nouns and adjectives without accents, the longest first. */
const ENDINGS =
  /(?:iejszych|ejszych|iejszy|ejszy|iejsza|ejsza|owego|owemu|owych|owymi|iach|iami|iego|iemu|ymi|imi|ych|ich|ego|emu|ach|ami|owi|owie|ow|om|em|ej|ie|ia|ii|iu|io|ym|im|a|e|i|o|u|y)$/;
const MIN_LENGTH = 3;
const FLEETING = /([bcdfghjklmnprstwzx])e([cklnrt])$/;

/**
 * Stem of a Polish word in lower case, without accents: the same for "kubek", "kubki" and "kubków", and for "ząb" and
 * "zęby".
 */
export function polish(word: string): string {
  const folded = fold(word.replace(/ą(?=[^aeiouyąęó]+$)/, 'ę'));
  const shorter = folded.replace(ENDINGS, '');
  const stem =
    shorter.length >= MIN_LENGTH
      ? shorter
      : folded.length > MIN_LENGTH
        ? folded.replace(/[aeiouy]$/, '')
        : folded;
  return withoutFleetingVowel(stem, FLEETING).replace(/(.)i$/, '$1');
}

/** Stem without a fleeting vowel, such as that of "kubek", which "kubki" lacks. */
export function withoutFleetingVowel(stem: string, fleeting: RegExp): string {
  return stem.length > MIN_LENGTH ? stem.replace(fleeting, '$1$2') : stem;
}
