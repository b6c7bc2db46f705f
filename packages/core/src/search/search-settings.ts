import * as z from 'zod';
import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { type Issue, issue } from '../editing/issue';
import type { DefaultSettings } from '../listing/settings/default-settings';
import { chosenCollection, productEntry, renderOos, tag } from '../listing/settings/listing-settings';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { listOf, text } from '../texts/limited';
import { TEXT_LIMITS } from '../texts/limits';
import { checkUrl } from '../urls/check-url';
import { wordKeys } from './engine/analysis/word-keys';
import { influenceEntry, influenceIssues } from './influence';

/** Schema version that this code reads and writes. */
export const SEARCH_SETTINGS_VERSION = 1;

/** Search settings of a shop. The switch that turns search on is stored apart, since it isn't edited. */
export const searchSettings = z.strictObject({
  schemaVersion: z.literal(SEARCH_SETTINGS_VERSION),
  /** `hybrid`: lists that words leave short are filled with similar products. */
  mode: z.enum(['lexical', 'hybrid']),
  /** Words and phrases that aren't searched. */
  excludedTerms: listOf(text('searchTerm'), 'terms'),
  excludedProducts: listOf(productEntry, 'products'),
  excludedProductTags: listOf(tag, 'tags'),
  /** Collections whose products are never found. */
  excludedCollections: listOf(chosenCollection, 'collections'),
  excludeOffensiveTerms: z.boolean(),
  renderOos,
  searchInfluence: listOf(influenceEntry, 'influences'),
  /** Path of the store. */
  searchResultsPageUrl: text('address'),
  /** Merchant's code for the results page. */
  userDefinedCode: z.strictObject({ css: text('searchCode'), js: text('searchCode') }),
});
export type SearchSettings = z.infer<typeof searchSettings>;

/** Initial search settings, with the exclusions and the sold-out setting of collections. */
export function newSearchSettings(
  defaults: Pick<DefaultSettings, 'excludedProducts' | 'excludedProductTags' | 'renderOos'>,
): SearchSettings {
  return {
    schemaVersion: SEARCH_SETTINGS_VERSION,
    mode: 'lexical',
    excludedTerms: [],
    excludedProducts: defaults.excludedProducts,
    excludedProductTags: defaults.excludedProductTags,
    excludedCollections: [],
    excludeOffensiveTerms: true,
    renderOos: defaults.renderOos,
    searchInfluence: [],
    searchResultsPageUrl: '/search',
    userDefinedCode: { css: '', js: '' },
  };
}

/** Validation issues. */
export function validateSearchSettings(settings: SearchSettings): Issue[] {
  const products = settings.excludedProducts.map(({ productId }) => productId);
  const collections = settings.excludedCollections.map(({ collectionId }) => collectionId);
  const issues = [
    ...termIssues(settings.excludedTerms),
    ...(isTwice(products)
      ? [issue('duplicate', ['excludedProducts'], 'A product is excluded twice. Remove one of them.')]
      : []),
    ...(isTwice(collections)
      ? [issue('duplicate', ['excludedCollections'], 'A collection is excluded twice. Remove one of them.')]
      : []),
    ...influenceIssues(settings.searchInfluence, ['searchInfluence']),
    ...addressIssues(settings.searchResultsPageUrl),
    ...codeIssues(settings.userDefinedCode),
  ];
  return [...issues, ...dedupedIssues(lengthIssues(searchSettings, settings), issues)];
}

/** Valid settings, normalized for storage. */
export function storedSearchSettings(settings: SearchSettings): SearchSettings {
  return {
    ...settings,
    excludedTerms: settings.excludedTerms.map((term) => term.trim()),
    searchInfluence: settings.searchInfluence.map((entry) => ({
      ...entry,
      attributeValue: entry.attributeValue.trim(),
    })),
    searchResultsPageUrl: settings.searchResultsPageUrl.trim(),
  };
}

export function readSearchSettings(stored: unknown): ReadVersioned<SearchSettings> {
  return readVersioned({ schema: searchSettings, version: SEARCH_SETTINGS_VERSION }, stored);
}

function termIssues(terms: readonly string[]): Issue[] {
  const keys = terms.map((term) => wordKeys(term).join(' '));
  return keys.flatMap((key, at): Issue[] => {
    if (key === '') return [issue('blank', ['excludedTerms', at], 'Enter a word.')];
    if (keys.indexOf(key) === at) return [];
    return [issue('duplicate', ['excludedTerms', at], 'This term is in the list twice. Remove one of them.')];
  });
}

function addressIssues(address: string): Issue[] {
  const path = ['searchResultsPageUrl'];
  const typed = address.trim();
  if (typed.startsWith('/') && checkUrl(typed).ok) return [];
  return [issue('path', path, 'Enter a path of your store that begins with /, such as /search.')];
}

/** Patterns that would close the element in which the store's page prints the code. */
const ENDS = { css: /<\/style/i, js: /<\/script|<!--/i };
const KINDS = ['css', 'js'] as const;
/** Maximum size of each code in UTF-8 bytes: the text limit, which fields count in UTF-16 units. */
const CODE_BYTES = TEXT_LIMITS.searchCode;

function codeIssues(code: SearchSettings['userDefinedCode']): Issue[] {
  return KINDS.flatMap((kind) => {
    const path = ['userDefinedCode', kind];
    const [end] = ENDS[kind].exec(code[kind]) ?? [];
    if (end !== undefined) return [issue('code', path, `Remove "${end}". It would break the page.`)];
    const isLong = new TextEncoder().encode(code[kind]).length > CODE_BYTES;
    return isLong ? [issue('too_long', path, 'Use at most 64 kB of code.')] : [];
  });
}

const isTwice = (ids: readonly number[]) => new Set(ids).size < ids.length;
