import type { Random } from './random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MIN_LENGTH = 4;
/** Rows of a keyboard: neighbours are typed for each other. */
const KEYS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** A word may have no such typo: "0000" is the same with two of it the other way round. */
const MAX_TRIES = 100;

/** A word with one thing wrong at a place. */
type Wrong = (word: string, at: number, random: Random) => string;

const anyLetter = (random: Random) => LETTERS[Math.floor(random() * LETTERS.length)] ?? '';
const put = (word: string, at: number, letters: string, taken: number) =>
  word.slice(0, at) + letters + word.slice(at + taken);

/** Typos of people, by kind. */
export const TYPOS = {
  'a letter more': (word, at, random) => put(word, at, anyLetter(random), 0),
  'a letter less': (word, at) => put(word, at, '', 1),
  'another letter': (word, at, random) => put(word, at, anyLetter(random), 1),
  'two the other way round': (word, at) => put(word, at, (word[at + 1] ?? '') + (word[at] ?? ''), 2),
  'a letter twice': (word, at) => put(word, at, word[at] ?? '', 0),
  'the key beside it': (word, at) => put(word, at, besides(word[at] ?? ''), 1),
  'another first letter': (word, _, random) => put(word, 0, anyLetter(random), 1),
  'two letters': (word, at, random) =>
    put(put(word, at, anyLetter(random), 1), Math.max(0, at - 2), anyLetter(random), 1),
} satisfies Readonly<Record<string, Wrong>>;
export type Typo = keyof typeof TYPOS;

/** One edit, as the first four kinds have it. */
const EDITS: readonly Typo[] = [
  'a letter more',
  'a letter less',
  'another letter',
  'two the other way round',
];

/** The query with one edit in its longest word; with a kind of it where one is named. Short ones stay. */
export function withTypo(query: string, random: Random, kind?: Typo): string {
  const words = query.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest.length < MIN_LENGTH) return query;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const at = Math.floor(random() * longest.length);
    const made = TYPOS[kind ?? EDITS[Math.floor(random() * EDITS.length)] ?? 'a letter less'](
      longest,
      at,
      random,
    );
    if (made !== longest) return words.map((word) => (word === longest ? made : word)).join(' ');
  }
  return query;
}

/** The query without each of its spaces in turn. */
export function withoutSpaces(query: string): string[] {
  const words = query.split(' ');
  return words.slice(1).map((_, at) => `${words.slice(0, at + 1).join(' ')}${words.slice(at + 1).join(' ')}`);
}

function besides(letter: string): string {
  const row = KEYS.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
}
