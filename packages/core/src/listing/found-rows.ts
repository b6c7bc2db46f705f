import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import type { LexicalIndex } from '../search/engine/index/lexical-index';
import { rowsOfCode, rowsOfCodePart } from '../search/engine/ranking/rows-of-code';
import { type FoundMatches, findMatches, type SearchRequest } from '../search/engine/ranking/search';
import { preparedSynonyms, type SynonymRule } from '../search/engine/ranking/synonyms';
import type { ListContext } from './list-context';
import type { ListingRules } from './listing-rules';
import type { NamedVariants } from './scan';
import { standsInLists } from './sellable';

/** Query of a shopper. */
export interface Query {
  readonly text: string;
  /** Page's language, as Shopify writes locales. Null, or not in the index: the shop's own. */
  readonly language: string | null;
  /** Whether spelling correction is off. */
  readonly isAsTyped: boolean;
  /** Synonyms of words; absent: none. */
  readonly synonyms?: readonly SynonymRule[];
}

export interface RankedRow {
  readonly row: number;
  /** Number of matched words; one more where the text is its SKU or barcode. */
  readonly matched: number;
  readonly score: number;
}

/** Rows that a text finds, as candidates of `list`. */
export interface FoundRows {
  /** The most relevant first. */
  readonly rows: readonly number[];
  /** Rows with their relevance, computed on demand. */
  readonly ranked: () => readonly RankedRow[];
  /** Corrected text that was searched; null if the typed text was. */
  readonly corrected: string | null;
  /** Request to the search engine; null if there are no texts to search. */
  readonly request: SearchRequest | null;
  /** Variants whose SKU or barcode equals the text. */
  readonly named: NamedVariants;
  /** Whether some product has all of the words, or the text as its code. */
  readonly hasAllWords: boolean;
  /** Searched index: of the page's language, or of the shop's own. Null if there is none. */
  readonly texts: LexicalIndex | null;
}

const NO_RULES: readonly SynonymRule[] = [];

/** Number of products with more of the words, from which those with fewer are dropped. */
export const ENOUGH = 12;

/**
 * The products of a place that a text finds, before any filter: those with all of its words, and with fewer only as long as
 * those with more are less than twelve. The last word is taken for the beginning of one, and words for misspellings of
 * others, unless as they stand they find twelve products that nothing else has more words of. What isn't listed here, because
 * it isn't sold or is excluded, is not counted, and nothing is taken for a misspelling of what only such products have. What
 * has the text as its SKU or barcode comes first, and behind it only what has all of the words. Where the page's language
 * finds nothing, or something by a misspelling alone, the text may be in the shop's own.
 */
export function foundRows(
  index: CatalogueIndex,
  { text, language, isAsTyped, synonyms = NO_RULES }: Query,
  rules: ListingRules,
  context: ListContext,
): FoundRows {
  const texts = textsIn(index, language);
  const [own] = index.texts;
  if (!texts || !own)
    return {
      rows: [],
      ranked: () => [],
      corrected: null,
      request: null,
      named: new Map(),
      hasAllWords: false,
      texts: null,
    };
  const isHere = checkedOnce(index, standsInLists(index, rules, context));
  const find = (texts: LexicalIndex, isAsTyped: boolean) =>
    foundIn(texts, index.products.id, { text, isAsTyped, synonyms }, isHere);
  const found = find(texts, isAsTyped);
  if (texts === own || (found.rows.length > 0 && found.corrected === null)) return found;
  // The typed text in another language is likelier than a correction.
  const typed = find(own, true);
  if (typed.hasAllWords) return typed;
  return found.rows.length > 0 || isAsTyped ? found : find(own, false);
}

/** Rows that a text finds in one language. */
function foundIn(
  texts: LexicalIndex,
  productIds: Float64Array,
  { text, isAsTyped, synonyms: rules }: Required<Pick<Query, 'text' | 'isAsTyped' | 'synonyms'>>,
  isHere: (row: number) => boolean,
): FoundRows {
  const synonyms = preparedSynonyms(rules, texts.language);
  const withCode = new Map([...rowsOfCode(texts, text)].filter(([row]) => isHere(row)));
  const wanted = { isHere, enough: withCode.size > 0 ? 1 : ENOUGH };
  const find = (how: Pick<SearchRequest, 'isUnfinished' | 'isAsTyped'>): Found => {
    const request = { text, synonyms, ...how };
    return { ...findMatches(texts, productIds, request, wanted), request, texts };
  };
  const whole = find({ isUnfinished: false, isAsTyped: true });
  if (withCode.size > 0) return codesFirst(asFound(whole), withCode);
  const hasAllWords = whole.maxWords > 0 && whole.maxWords === whole.words;
  const withPart = new Map([...rowsOfCodePart(texts, text)].filter(([row]) => isHere(row)));
  if (withPart.size > 0) return partsBehind(asFound(whole), withPart, hasAllWords, productIds);
  if (whole.rowsWithMax >= ENOUGH && whole.maxWords === whole.words) return asFound(whole);
  const begun = find({ isUnfinished: true, isAsTyped });
  const typed = begun.corrected ? find({ isUnfinished: true, isAsTyped: true }) : begun;
  const best = isBetter(begun, typed) ? begun : typed;
  return asFound(whole.rowsWithMax >= ENOUGH && whole.maxWords >= best.maxWords ? whole : best);
}

interface Found extends FoundMatches {
  readonly request: SearchRequest;
  readonly texts: LexicalIndex;
}

function asFound({ inOrder, corrected, request, texts, maxWords, words }: Found): ReturnType<typeof foundIn> {
  const { rows, matched, scores } = inOrder();
  return {
    rows: Array.from(rows),
    ranked: () => Array.from(rows, (row, at) => ({ row, matched: matched[at] ?? 0, score: scores[at] ?? 0 })),
    corrected: corrected?.join(' ') ?? null,
    request,
    named: new Map(),
    texts,
    hasAllWords: maxWords > 0 && maxWords === words,
  };
}

function codesFirst<Of extends FoundRows>(found: Of, withCode: NamedVariants): Of {
  const all = found.ranked();
  const first = all.filter(({ row }) => withCode.has(row));
  const others = all.filter(({ row }) => !withCode.has(row));
  return named(
    found,
    [...first.map((each) => ({ ...each, matched: each.matched + 1 })), ...others],
    withCode,
  );
}

/** Adds rows with the text within their SKU, behind those that have all of the words. */
function partsBehind<Of extends FoundRows>(
  found: Of,
  withPart: NamedVariants,
  hasAllWords: boolean,
  productIds: Float64Array,
): Of {
  const before = hasAllWords ? found.ranked() : [];
  const has = new Set(before.map(({ row }) => row));
  const matched = before.at(-1)?.matched ?? 1;
  const behind = [...withPart.keys()]
    .filter((row) => !has.has(row))
    .sort((a, b) => (productIds[a] ?? 0) - (productIds[b] ?? 0))
    .map((row) => ({ row, matched, score: 0 }));
  return named(found, [...before, ...behind], withPart);
}

/** Found rows in another order, and named by a code. */
function named<Of extends FoundRows>(found: Of, ranked: readonly RankedRow[], variants: NamedVariants): Of {
  const rows = ranked.map(({ row }) => row);
  return { ...found, ranked: () => ranked, rows, named: variants, hasAllWords: true };
}

/** Memoizes a predicate of rows, because a text is searched up to three times. */
function checkedOnce(
  { products }: CatalogueIndex,
  isHere: (row: number) => boolean,
): (row: number) => boolean {
  const known = new Uint8Array(products.id.length);
  return (row) => {
    if (known[row] === 0) known[row] = isHere(row) ? 1 : 2;
    return known[row] === 1;
  };
}

/** Whether the corrected text finds products with more words, or more products with as many. */
function isBetter(corrected: Found, typed: Found): boolean {
  return (
    corrected.maxWords > typed.maxWords ||
    (corrected.maxWords === typed.maxWords && corrected.rowsWithMax > typed.rowsWithMax)
  );
}

/** Texts to search on a page in a language: that language's, or the shop's own. */
export function textsIn({ texts }: CatalogueIndex, language: string | null): LexicalIndex | undefined {
  const baseOf = (locale: string) => locale.split('-', 1)[0];
  const [own] = texts;
  if (language === null) return own;
  return (
    texts.find((each) => each.language === language) ??
    texts.find((each) => baseOf(each.language) === baseOf(language)) ??
    own
  );
}
