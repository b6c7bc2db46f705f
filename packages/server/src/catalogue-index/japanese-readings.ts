import { createRequire } from 'node:module';
import { useReadings } from '@cartwright/core/search/engine/analysis/readings';

/** Entry of the dictionary for a word that it finds in a text. */
interface Token {
  readonly surface: string;
  /** In katakana; "*" where the dictionary doesn't know it. */
  readonly reading?: string;
}

interface Tokenizer {
  tokenize(text: string): Token[];
}

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** Words whose readings are remembered. */
const MAX_REMEMBERED = 50_000;

/**
 * Makes searches know how words in Chinese characters are read in Japanese. The dictionary (IPADIC, 13 MB, some 130 MB once it
 * is loaded) is loaded with the first of them: a shop without Japanese never does.
 */
export function readJapanese(): void {
  let tokenizer: Tokenizer | null = null;
  const remembered = new Map<string, readonly string[]>();
  useReadings((word) => {
    const before = remembered.get(word);
    if (before) return before;
    tokenizer ??= loadTokenizer();
    const reading = tokenizer
      .tokenize(word)
      .map(({ surface, reading = '*' }) => (reading === '*' ? surface : reading))
      .join('');
    const readings = KANA.test(reading) ? [reading] : [];
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(word, readings);
    return readings;
  });
}

/** The package is CommonJS, and reads its dictionary as it is loaded. */
function loadTokenizer(): Tokenizer {
  const { TokenizerBuilder } = createRequire(import.meta.url)('lindera-wasm-nodejs-ipadic');
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  return builder.build();
}
