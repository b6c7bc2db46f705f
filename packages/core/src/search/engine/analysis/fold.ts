/** Marks that shoppers leave out: accents, vowel points of Arabic and Hebrew. In other scripts marks are letters. */
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;

/** Letters that are read as others, and aren't one of them with an accent. */
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

/** A word in lower case without accents, as it is matched. Other scripts keep their marks. */
export function fold(word: string): string {
  if (isPlain(word)) return word;
  return word
    .normalize('NFD')
    .replace(LEFT_OUT, '')
    .replace(READ_DIFFERENTLY, (letter) => READ_AS[letter] ?? letter)
    .normalize('NFC');
}

/** Most words are: nothing has to be made of them. */
function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 127) return false;
  return true;
}
