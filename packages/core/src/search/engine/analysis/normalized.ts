import { fold } from './fold';
import { simplifiedHan } from './simplified-han';

/**
 * Form of a lower-case word for matching: without accents, kana as hiragana, Korean syllables as the letters they
 * are typed with, Chinese characters simplified. Idempotent.
 */
export function normalized(word: string): string {
  const folded = fold(word);
  return isEastAsian(folded) ? simplifiedHan(asHiragana(asLetters(folded))) : folded;
}

/** Whether a word may have Hangul, kana or Chinese characters, which begin at U+1100. */
function isEastAsian(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) >= 0x1100) return true;
  return false;
}

const KATAKANA = /[\u30a1-\u30f6]/g;
const KANA_DISTANCE = 0x60;
const SMALL_VOWELS = 'ぁぃぅぇぉ';
const VOWELS = 'あいうえお';
/** Kana for "v" in loanwords, by the kana with "b" that they are also written with: "ゔぁいおりん", "ばいおりん". */
const V_AS_B: { readonly [vowel: string]: string } = { ぁ: 'ば', ぃ: 'び', ぇ: 'べ', ぉ: 'ぼ' };
/** Voiced kana after a small "tsu", which are often written as unvoiced ones: "べっど", "べっと". */
const VOICED = 'がぎぐげござじずぜぞだぢづでどばびぶべぼ';
const UNVOICED = 'かきくけこさしすせそたちつてとぱぴぷぺぽ';

function asHiragana(word: string): string {
  const hiragana = word.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE));
  return hiragana
    .replace(/ゔ([ぁぃぇぉ])?/g, (_, vowel?: string) => (vowel && V_AS_B[vowel]) || 'ぶ')
    .replace(/[ぁぃぅぇぉ]/g, (vowel) => VOWELS[SMALL_VOWELS.indexOf(vowel)] ?? vowel)
    .replace(/っ(.)/g, (both, kana: string) => `っ${UNVOICED[VOICED.indexOf(kana)] ?? both.slice(1)}`);
}

const HANGUL = /[\u1100-\u11ff\uac00-\ud7a3]/;
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const MEDIALS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const FINALS =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );

/**
 * Splits Hangul syllables into letters ("곰" into "ㄱㅗㅁ"): a half-typed syllable is a prefix, a wrong letter one edit.
 */
function asLetters(word: string): string {
  if (!HANGUL.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, (jamo) => {
      const code = jamo.charCodeAt(0);
      const letters =
        code < 0x1161
          ? INITIALS[code - 0x1100]
          : code < 0x11a8
            ? MEDIALS[code - 0x1161]
            : FINALS[code - 0x11a8];
      return letters ?? jamo;
    })
    .normalize('NFC');
}
