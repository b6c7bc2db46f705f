/**
 * Combining marks that shoppers omit: accents, vowel points of Arabic and Hebrew. In other scripts marks are letters.
 */
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;

/** Replacements of letters that don't decompose into a letter with an accent. */
const READ_AS: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
  ى: 'ي',
};
const READ_DIFFERENTLY = new RegExp(`[${Object.keys(READ_AS).join('')}]`, 'g');

/** Form of a word in lower case for matching: without accents. Other scripts keep their marks. */
export function fold(word: string): string {
  if (isPlain(word)) return word;
  return word
    .normalize('NFD')
    .replace(LEFT_OUT, '')
    .replace(READ_DIFFERENTLY, (letter) => READ_AS[letter] ?? letter)
    .normalize('NFC');
}

/** Whether a word is ASCII, as most are, so that nothing has to be folded. */
function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 127) return false;
  return true;
}
