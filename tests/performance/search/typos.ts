import type { Random } from './random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LEAST = 4;

/** The query with one edit in its longest word: a letter more, less, other, or two the other way round. Short ones stay. */
export function withTypo(query: string, random: Random): string {
  const words = query.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest.length < LEAST) return query;
  const wrong = edited(longest, random);
  return words.map((word) => (word === longest ? wrong : word)).join(' ');
}

function edited(word: string, random: Random): string {
  const below = (most: number) => Math.floor(random() * most);
  for (;;) {
    const at = below(word.length);
    const letter = LETTERS[below(LETTERS.length)] ?? '';
    const next = word[at + 1] ?? '';
    const made = [
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + next + (word[at] ?? '') + word.slice(at + 2),
    ][below(4)];
    if (made !== undefined && made !== word) return made;
  }
}
