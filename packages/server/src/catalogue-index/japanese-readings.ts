import { createRequire } from 'node:module';
import { useReadings } from '@cartwright/core/search/engine/analysis/readings';

/** Token of the dictionary's tokenizer. */
interface Token {
  readonly surface: string;
  /** Reading in katakana; "*" if the dictionary has none. */
  readonly reading?: string;
}

interface Tokenizer {
  tokenize(text: string): Token[];
}

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** Maximum of cached readings. */
const MAX_REMEMBERED = 50_000;

/**
 * Registers Japanese readings of words in Chinese characters for search. The dictionary (IPADIC, 13 MB, some 130
 * MB in memory) is loaded on first use: never for a shop without Japanese.
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

/** Loads the CommonJS package, which reads its dictionary on load. */
function loadTokenizer(): Tokenizer {
  const { TokenizerBuilder } = createRequire(import.meta.url)('lindera-wasm-nodejs-ipadic');
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  return builder.build();
}
