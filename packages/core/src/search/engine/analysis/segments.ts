/** Scripts that are written without spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Optional long vowel at the end of loanwords: "コンピューター", "コンピュータ". */
const LONG_END = /^[\p{Script=Katakana}ー]{3,}ー$/u;

/** Segmenter, which chooses its dictionaries by script, whatever the locale. */
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });

/** Whether a word is in a script without spaces between words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

export const withoutLongEnd = (word: string): string => (LONG_END.test(word) ? word.slice(0, -1) : word);

/** Segments a run of letters and digits into words. */
export function segmented(chunk: string): string[] {
  if (!UNSPACED.test(chunk)) return [chunk];
  const words: string[] = [];
  for (const { segment, isWordLike } of SEGMENTER.segment(chunk)) {
    if (isWordLike) words.push(withoutLongEnd(segment));
  }
  return words;
}
