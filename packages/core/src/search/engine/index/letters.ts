/** Mask of a word's letters in 32 bits: words that differ in more than two of them are more than one edit apart. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}
