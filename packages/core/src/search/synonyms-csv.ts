import { csvOf, textOfCell } from '../texts/csv';
import { LIST_LIMITS, TEXT_LIMITS } from '../texts/limits';
import { quoted } from '../texts/quoted';
import {
  NO_SYNONYMS,
  newSynonym,
  type Synonym,
  storedSynonyms,
  synonymKey,
  validateSynonyms,
} from './synonyms';

/** Column headers, in order. */
export const SYNONYM_COLUMNS = ['Direction', 'Language', 'Words', 'Also find'] as const;
/** Maximum number of lines in a file: as many new synonyms as a store can have, and as many existing ones. */
const MAX_LINES = 2 * LIST_LIMITS.synonyms;
/** Separator of the words in a cell. */
const BETWEEN = '|';

/** Line of a file with its number, from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export type ReadSynonymLines =
  | {
      readonly ok: true;
      readonly synonyms: readonly Synonym[];
      /** Number of synonyms that are skipped, because they exist already. */
      readonly known: number;
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Synonyms as a CSV file (RFC 4180) with column headers. */
export function synonymsCsv(synonyms: readonly Synonym[]): string {
  const rows = synonyms.map(({ direction, language, words, finds }) => [
    direction,
    language,
    words.join(BETWEEN),
    direction === 'one' ? finds.join(BETWEEN) : '',
  ]);
  return csvOf([SYNONYM_COLUMNS, ...rows]);
}

/**
 * New synonyms of a file's lines, without existing ones. All or nothing: `problems` has a sentence for each
 * invalid line, with its number.
 */
export function readSynonymLines(
  lines: readonly CsvLine[],
  there: readonly Synonym[],
  newId: () => string,
): ReadSynonymLines {
  const [head, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const places = SYNONYM_COLUMNS.map((name) => placeOf(head?.cells ?? [], name));
  const missing = SYNONYM_COLUMNS.filter((name, at) => name === 'Words' && places[at] === -1);
  if (missing.length > 0)
    return { ok: false, problems: [`The first line must name the columns: ${SYNONYM_COLUMNS.join(', ')}.`] };
  if (rest.length > MAX_LINES) {
    const [lines, limit] = [rest.length, LIST_LIMITS.synonyms].map((count) => count.toLocaleString('en'));
    return {
      ok: false,
      problems: [
        `The file has ${lines} lines, and your store can have ${limit} synonyms. Remove some lines.`,
      ],
    };
  }
  const known = new Set(there.map(keyOf));
  const read = rest.map(({ line, cells }) => ({ line, ...synonymOf(cells, places, newId) }));
  const problems = read.flatMap(({ line, synonym, problem }) =>
    [...(problem === null ? [] : [problem]), ...problemsOf(synonym)].map((each) => `Line ${line}: ${each}`),
  );
  const added = read
    .map(({ synonym }) => synonym)
    .filter((synonym) => !known.has(keyOf(synonym)) && known.add(keyOf(synonym)));
  if (problems.length === 0 && there.length + added.length > LIST_LIMITS.synonyms)
    problems.push(
      `Your store can have ${LIST_LIMITS.synonyms.toLocaleString('en')} synonyms. Remove some lines.`,
    );
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, synonyms: added, known: read.length - added.length };
}

const placeOf = (cells: readonly string[], name: string) =>
  cells.findIndex((cell) => cell.trim().toLowerCase() === name.toLowerCase());

function synonymOf(cells: readonly string[], places: readonly number[], newId: () => string) {
  const [direction = '', language = '', words = '', finds = ''] = places.map((place) =>
    (cells[place] ?? '').trim(),
  );
  const named = DIRECTIONS.get(direction.toLowerCase());
  const synonym: Synonym = {
    ...newSynonym(newId()),
    direction: named ?? 'both',
    language,
    words: wordsIn(words),
    finds: named === 'one' ? wordsIn(finds) : [],
  };
  return { synonym, problem: named ? null : `Direction must be both or one, not ${quoted(direction)}.` };
}

const DIRECTIONS: ReadonlyMap<string, Synonym['direction']> = new Map([
  ['', 'both'],
  ['both', 'both'],
  ['two-way', 'both'],
  ['one', 'one'],
  ['one-way', 'one'],
]);

const wordsIn = (cell: string) =>
  textOfCell(cell)
    .split(BETWEEN)
    .map((word) => word.trim())
    .filter((word) => word !== '');

function problemsOf(synonym: Synonym): string[] {
  const { words, finds } = synonym;
  if ([...words, ...finds].some((word) => word.length > TEXT_LIMITS.searchTerm))
    return [`A word or phrase can have ${TEXT_LIMITS.searchTerm} characters.`];
  if (words.length > LIST_LIMITS.synonymWords || finds.length > LIST_LIMITS.synonymWords)
    return [`A synonym can have ${LIST_LIMITS.synonymWords} words on each side.`];
  return validateSynonyms({ ...NO_SYNONYMS, synonyms: [synonym] }).map(({ message, path }) =>
    path.includes('finds') && message === 'Add at least one word.'
      ? 'Also find needs at least one word.'
      : message,
  );
}

/** Identity of a synonym: its words in any order. */
function keyOf(synonym: Synonym): string {
  const [{ direction, language, words, finds } = synonym] = storedSynonyms({
    ...NO_SYNONYMS,
    synonyms: [synonym],
  }).synonyms;
  const keys = (each: readonly string[]) => [...new Set(each.map(synonymKey))].sort();
  return JSON.stringify([direction, language.toLowerCase(), keys(words), keys(finds)]);
}
