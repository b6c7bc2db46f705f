import { normalized } from './normalized';

/** Reading of a word in Chinese characters in Japanese, in kana; none where that isn't known. */
export type ReadWord = (word: string) => readonly string[];

export interface Readings {
  /** Of a word with Chinese characters. */
  readonly ofCharacters: readonly string[];
  /** A word in kana is its own. */
  readonly ofKana: readonly string[];
}

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const HAN = /\p{Script=Han}/u;

let read: ReadWord = () => [];

/** Takes a dictionary of readings, which is too large for a browser. */
export function useReadings(dictionary: ReadWord): void {
  read = dictionary;
}

/** The dictionary in use. What was made with another one no longer holds. */
export const readingsInUse = (): ReadWord => read;

/** Readings of a Japanese word, in hiragana. */
export function readingsOf(word: string): Readings {
  if (KANA.test(word)) return { ofCharacters: [], ofKana: [normalized(word)] };
  return { ofCharacters: HAN.test(word) ? read(word).map(normalized) : [], ofKana: [] };
}
