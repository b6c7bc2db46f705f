import { fold } from './fold';

/** Article, after "and", "for", "with", "like". With a hamza it isn't one: "ألعاب". */
const ARTICLE = /^(?:[وفبك]?ال|و?لل)(?=..)/;
/** Prefix "and" of a word that is long enough without it. */
const AND = /^و(?=.{4})/;
/** Suffixes of number, gender and relation. */
const ENDINGS = /(?:يات|يتان|يتين|ات|تان|تين|ان|ين|ون|ية|ة|ي|ه)$/;
const MIN_LENGTH = 3;
/** Feminine colours and the like: "زرقاء" of "أزرق". */
const FEMININE = /^(...)اء$/;

/** Stem of an Arabic word, without vowel marks, article, number and gender. */
export function arabic(word: string): string {
  const bare = fold(word.replace(ARTICLE, ''));
  const [, feminine] = FEMININE.exec(bare) ?? [];
  return feminine ? `ا${feminine}` : withoutEnding(bare);
}

/** Word without its prefix "and"; null if it has none. */
export function withoutAnd(word: string): string | null {
  return AND.test(word) ? word.slice(1) : null;
}

function withoutEnding(word: string): string {
  const shorter = word.replace(ENDINGS, '');
  return shorter.length >= MIN_LENGTH ? shorter : word.replace(/[ةه]$/, '');
}

/** Patterns of broken plurals, which change within the word: the consonants are its root's. */
const PLURALS: readonly RegExp[] = [
  /^ا(.)(.)ا(.)$/, // أقلام
  /^([^ا])(.)و(.)$/, // عطور
  /^(.)(.)اي([^ةه])$/, // وسائد
  /^(.)(?!و)(.)ا(.)ي([^ةه])$/, // مفاتيح
  /^(.)(?!و)(.)ا(.)([^ةه])$/, // ملاعق
  /^(.)وا(.)ي?([^ةه])$/, // خواتم
  /^ا(.)(.)(.)[ةه]$/, // أحذية
];
/** Patterns of both plurals and singulars: "قمصان" and "فستان", "كلاب" and "كتاب". */
const EITHER: readonly RegExp[] = [/^(.)(.)(.)ان$/, /^(.)(.)ا(.)$/];

/**
 * Number forms of a word by its root: as a plural that changes within the word, as a singular, or as both. A root alone would
 * find "سترة" by "ستارة".
 */
export function arabicNumber(word: string): {
  readonly singular: string | null;
  readonly plural: string | null;
} {
  const bare = fold(word.replace(ARTICLE, ''));
  const plural = rootBy(PLURALS, bare);
  if (plural) return { singular: null, plural };
  const either = rootBy(EITHER, bare);
  return { singular: rootOf(either ? bare : withoutEnding(bare)), plural: either };
}

function rootBy(patterns: readonly RegExp[], word: string): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(word);
    if (match) return rootOf(match.slice(1).join(''));
  }
  return null;
}

/** Long vowels, and the hamza. */
const WEAK = new Set('ءايو');

/** Root of a word: without long vowels, but for the middle one of three letters, which becomes the same for all. */
function rootOf(word: string): string {
  let ended = word;
  while (ended.length > 2 && WEAK.has(ended.at(-1) ?? '')) ended = ended.slice(0, -1);
  const root =
    ended.length <= MIN_LENGTH
      ? ended.replace(/(?<=^.)[اي](?=.$)/, 'و')
      : (ended[0] ?? '') + ended.slice(1).replace(/[اويء]/g, '');
  return root.replace(/(.)\1(?=.$)/, '$1');
}
