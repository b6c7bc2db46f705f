/// <reference path="./opencc-js.d.ts" />
import japaneseForms from 'opencc-js/dict/JPShinjitaiCharacters';
import simplifiedForms from 'opencc-js/dict/TSCharacters';

const HAN = /\p{Script=Han}/u;

let forms: ReadonlyMap<string, string> | null = null;

/** Simplified form of traditional and Japanese Chinese characters; other characters are unchanged. */
export function simplifiedHan(word: string): string {
  if (!HAN.test(word)) return word;
  forms ??= readForms();
  let simplified = '';
  for (const character of word) simplified += forms.get(character) ?? character;
  return simplified;
}

/** Reads the dictionaries, which list a character and its conversions, the most frequent first: "A B|C D E|…". */
function readForms(): ReadonlyMap<string, string> {
  const pairsOf = (dictionary: string) => dictionary.split('|').map((entry) => entry.split(' '));
  const simplified = new Map(pairsOf(simplifiedForms).map(([from = '', to = from]) => [from, to]));
  for (const [form = '', traditional = form] of pairsOf(japaneseForms)) {
    if (!simplified.has(form)) simplified.set(form, simplified.get(traditional) ?? traditional);
  }
  return simplified;
}
