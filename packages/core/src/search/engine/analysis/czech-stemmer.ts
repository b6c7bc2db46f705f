import { fold } from './fold';
import { withoutFleetingVowel } from './polish-stemmer';

/** Endings of nouns and adjectives without accents, the longest first. */
const ENDINGS =
  /(?:ejsich|ejsimi|ejsi|atech|atum|ovych|ovymi|ech|ich|ych|ach|ami|emi|imi|ymi|eho|emu|iho|imu|ove|ovi|ata|aty|ete|eti|ou|um|em|im|ym|am|ej|us|a|e|i|o|u|y)$/;
const MIN_LENGTH = 2;
const FLEETING = /([bcdfghjklmnprstvzx])e([cklnrt])$/;

/** Stem of a Czech word in lower case: the same for "hrnek", "hrnky" and "hrnků", and for "stůl" and "stoly". */
export function czech(word: string): string {
  // A long "u" of one syllable is an "o" in the others.
  const folded = fold(word.replace(/ů(?=[^aeiouyáéěíóúůý]+$)/, 'o'));
  const shorter = folded.replace(ENDINGS, '');
  const stem = shorter.length >= MIN_LENGTH ? shorter : folded;
  return withoutFleetingVowel(stem, FLEETING);
}
