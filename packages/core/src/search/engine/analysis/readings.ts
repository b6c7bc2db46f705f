import { normalized } from './normalized';

/** Looks up the kana readings of a Japanese word in Chinese characters; empty if unknown. */
export type ReadWord = (word: string) => readonly string[];

export interface Readings {
  /** Readings of a word with Chinese characters. */
  readonly ofCharacters: readonly string[];
  /** Reading of a word in kana, which is the word itself. */
  readonly ofKana: readonly string[];
}

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const HAN = /\p{Script=Han}/u;

let read: ReadWord = () => [];

/** Sets the dictionary of readings, which is too large for a browser. */
export function useReadings(dictionary: ReadWord): void {
  read = dictionary;
}

/** Dictionary of readings in use. Results of another one are stale. */
export const readingsInUse = (): ReadWord => read;

/** Readings of a Japanese word, in hiragana. */
export function readingsOf(word: string): Readings {
  if (KANA.test(word)) return { ofCharacters: [], ofKana: [normalized(word)] };
  return { ofCharacters: HAN.test(word) ? read(word).map(normalized) : [], ofKana: [] };
}
