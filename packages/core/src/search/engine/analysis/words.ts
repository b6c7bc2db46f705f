import { segmented } from './segments';
import { isNumber, numberAndUnit, unitOf } from './units';

/** Word as written, in lower case. */
export interface Word {
  readonly text: string;
  /** Connection to the next word: a hyphen or the like ("t-shirt"), or number and unit ("50 ml"). */
  readonly tie: 'none' | 'hyphen' | 'unit';
}

/** Maximum number of characters that are read of a text, and kept of a word. */
export const MAX_TEXT_LENGTH = 10_000;
const MAX_WORD_LENGTH = 64;

/** Signs that are dropped, because NFKC would turn them into letters, and invisible characters. */
const SIGNS = /[™®©℠]/g;
const UNSEEN = /\u00ad|\u0640|[\u200c-\u200f]|\u2060|[\ufe00-\ufe0f]|\ufeff/g;
const INCHES = /(?<=\d) ?(?:["″”]|'')/g;
const CHUNK = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.,\-‐‑&+_/][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const SEPARATOR = /(['’.,\-‐‑&+_/])/;
const TYING = /^['’.\-‐‑&+_]$/;
const DIGITS = /^\d+$/;
const FROM_DIGIT = /^\d/;

/** The words of a text, of its first `MAX_TEXT_LENGTH` characters. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [chunk] of plain(text).matchAll(CHUNK)) {
    for (const word of wordsOfChunk(chunk)) words.push(word);
  }
  return withUnits(words);
}

function plain(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(SIGNS, ' ')
    .replace(UNSEEN, '')
    .replace(INCHES, ' inch ')
    .normalize('NFKC')
    .slice(0, MAX_TEXT_LENGTH)
    .toLowerCase();
}

function wordsOfChunk(chunk: string): Word[] {
  const words: Word[] = [];
  const add = (text: string, tie: Word['tie']) => words.push({ text: text.slice(0, MAX_WORD_LENGTH), tie });
  const parts = withDecimals(chunk.split(SEPARATOR));
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const separator = parts[at + 1] ?? '';
    if (at > 0 && part === 's' && isApostrophe(parts[at - 1])) continue;
    const segments = segmented(part);
    const last = segments.length - 1;
    for (const [place, segment] of segments.entries()) {
      const measure = numberAndUnit(segment);
      const tie =
        place === last && TYING.test(separator) && !isPossessive(separator, parts, at) ? 'hyphen' : 'none';
      if (measure) {
        add(measure[0], 'unit');
        add(measure[1], tie);
      } else add(segment, tie);
    }
  }
  return words;
}

const isApostrophe = (separator: string | undefined) => separator === "'" || separator === '’';

/** Whether a part is a possessive `'s`, as in "men's bag", which is left out. */
function isPossessive(separator: string, parts: readonly string[], at: number): boolean {
  return isApostrophe(separator) && parts[at + 2] === 's';
}

/** Joins decimal numbers into one part ("1,5" is 1.5) in a list of alternating parts and separators. */
function withDecimals(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const separator = joined.at(-1);
    const before = joined.at(-2);
    const isPoint = separator === '.' || separator === ',';
    if (isPoint && before !== undefined && DIGITS.test(before) && FROM_DIGIT.test(part)) {
      joined.splice(-2, 2, `${before}.${part}`);
    } else joined.push(part);
    const next = parts[at + 1];
    if (next !== undefined) joined.push(next);
  }
  return joined;
}

/** Connects numbers with the following units, except "in", which is mostly a plain word. */
function withUnits(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const next = words[at + 1]?.text;
    const isMeasure = next !== undefined && next !== 'in' && isNumber(word.text) && unitOf(next) !== null;
    return isMeasure && word.tie !== 'unit' ? { ...word, tie: 'unit' } : word;
  });
}
