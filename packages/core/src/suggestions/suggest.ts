import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import { type FoundRows, foundRows, type Query, textsIn } from '../listing/found-rows';
import { list } from '../listing/list';
import type { ListContext } from '../listing/list-context';
import type { ProductCell } from '../listing/listing';
import { FIRST_VIEW } from '../listing/listing-request';
import type { ListingRules } from '../listing/listing-rules';
import { standsInLists } from '../listing/sellable';
import { normalized } from '../search/engine/analysis/normalized';
import type { LexicalIndex } from '../search/engine/index/lexical-index';
import { correctedBeginnings } from '../search/engine/ranking/corrected-beginnings';
import { completions, isSpaced } from './completions';
import { suggestedCollections } from './suggested-collections';
import { MAX_SUGGESTED } from './suggestion-response';
import { typedWords } from './typed-words';

/** Suggestions for a typed text. All of them have results for the shopper. */
export interface Suggestions {
  /** Corrected text that was searched; null if the typed text was. */
  readonly corrected: string | null;
  /** Suggested searches in lower case, other than the typed text. */
  readonly terms: readonly string[];
  readonly collectionIds: readonly number[];
  /** First products that a search for the text lists. */
  readonly products: readonly Pick<ProductCell, 'id' | 'card' | 'badge'>[];
}

/** Rows that a search finds, with the rules of its list; absent: those of all searches. */
type Found = Pick<FoundRows, 'rows' | 'corrected' | 'named' | 'hasAllWords'> & {
  readonly rules?: ListingRules;
};

/** Search of a shop, for suggestions. */
export interface Searching {
  readonly find: (query: Query) => Found;
  /** Whether a text is allowed as a suggestion. */
  readonly isAllowed: (term: string) => boolean;
  /** Maximum number per kind; absent: as requested of Shopify. */
  readonly limit?: number;
}

/** Number of completions tried for one that finds something. */
const TRIED_FOR_ONE = 2;

/**
 * Completions of a text that may be unfinished or misspelt, based on products listed in the shopper's market only.
 * Deterministic for a catalogue, however it was loaded, with a bounded number of steps per product and collection.
 */
export function suggest(
  index: CatalogueIndex,
  { text, language }: { readonly text: string; readonly language: string | null },
  rules: ListingRules,
  context: ListContext,
  { find, isAllowed, limit = MAX_SUGGESTED }: Searching = {
    find: (query) => foundRows(index, query, rules, context),
    isAllowed: () => true,
  },
): Suggestions {
  const texts = textsIn(index, language);
  if (!texts) return { corrected: null, terms: [], collectionIds: [], products: [] };
  const findBy = (text: string, isAsTyped: boolean) => find({ text, language, isAsTyped });
  const findsSomething = (term: string) => findBy(term, true).rows.length > 0;
  const found = findUnfinished(texts, text, findBy);
  const { rows, corrected } = found;
  const typed = typedWords(corrected ?? text).map(normalized);
  const { cells } = list(
    { index, titleRanks: new Map(), soldIn: () => new Map() },
    rows,
    FIRST_VIEW,
    { ...(found.rules ?? rules), filters: [], sorts: [], tiles: [], amountPerPage: limit },
    context,
    found.named,
  );
  return {
    corrected,
    terms:
      typed.length === 0
        ? []
        : completions(index, texts, rows, typed)
            .slice(0, TRIED_FOR_ONE * limit)
            .filter((term) => isAllowed(term) && (isSpaced(term) || findsSomething(term)))
            .slice(0, limit),
    collectionIds: suggestedCollections(index, typed, standsInLists(index, rules, context), limit),
    products: cells.flatMap((cell) =>
      cell.kind === 'product' ? [{ id: cell.id, card: cell.card, badge: cell.badge }] : [],
    ),
  };
}

/** Finds a text whose last word may be a prefix with one wrong letter. */
function findUnfinished(
  texts: LexicalIndex,
  text: string,
  find: (text: string, isAsTyped: boolean) => Found,
): Found {
  const found = find(text, false);
  if (found.corrected !== null || found.hasAllWords) return found;
  const words = typedWords(text);
  const begun = words.pop();
  const corrected =
    begun && correctedBeginnings(texts, begun).find((word) => find(word, true).rows.length > 0);
  if (!corrected) return found;
  const whole = [...words, corrected].join(' ');
  return { ...find(whole, true), corrected: whole };
}
