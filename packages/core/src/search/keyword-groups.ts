import * as z from 'zod';
import { type ReadVersioned, readVersioned } from '../documents/read-versioned';
import { type Issue, issue } from '../editing/issue';
import { productEntry } from '../listing/settings/listing-settings';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { idText, listOf, text } from '../texts/limited';
import { checkUrl } from '../urls/check-url';
import { wordKeys } from './engine/analysis/word-keys';
import { influenceEntry, influenceIssues } from './influence';

/** Schema version that this code reads and writes. */
export const KEYWORD_GROUPS_VERSION = 1;

/** Keyword group: promotions and redirect of searches for some keywords. */
export const keywordGroup = z.strictObject({
  id: idText(),
  /** Name for the merchant. */
  keywordGroupName: text('title'),
  keywords: listOf(text('searchTerm'), 'keywords'),
  keywordInfluence: listOf(influenceEntry, 'influences'),
  /** Promoted products, in order. */
  promotedProducts: listOf(productEntry, 'promotedProducts'),
  /** Whether they come first in every sort order, or only by relevance. */
  promotedProductsAlwaysFirst: z.boolean(),
  redirectEnabled: z.boolean(),
  /** Path of the store, or a web URL. */
  redirectUrl: text('address'),
});
export type KeywordGroup = z.infer<typeof keywordGroup>;

/** Keyword groups of a shop. Of two that match equally the earlier one applies. */
export const keywordGroups = z.strictObject({
  schemaVersion: z.literal(KEYWORD_GROUPS_VERSION),
  groups: listOf(keywordGroup, 'keywordGroups'),
});
export type KeywordGroups = z.infer<typeof keywordGroups>;

export const NO_KEYWORD_GROUPS: KeywordGroups = { schemaVersion: KEYWORD_GROUPS_VERSION, groups: [] };

export function newKeywordGroup(id: string): KeywordGroup {
  return {
    id,
    keywordGroupName: '',
    keywords: [],
    keywordInfluence: [],
    promotedProducts: [],
    promotedProductsAlwaysFirst: true,
    redirectEnabled: false,
    redirectUrl: '',
  };
}

/** Validation issues. Names and keywords are unique among groups. */
export function validateKeywordGroups(document: KeywordGroups): Issue[] {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();
  const ids = document.groups.map(({ id }) => id);
  const issues = document.groups.flatMap((group, at): Issue[] => {
    const place = ['groups', at];
    const name = group.keywordGroupName.trim();
    const found = [
      ...nameIssues(name, [...place, 'keywordGroupName'], names),
      ...group.keywords.flatMap((keyword, number) => {
        const key = keyOf(keyword);
        const owner = owners.get(key);
        owners.set(key, owner ?? name);
        if (key === '') return [issue('blank', [...place, 'keywords', number], 'Enter a word.')];
        if (owner === undefined) return [];
        const message = `'${keyword.trim()}' is already in ${owner || 'another group'}.`;
        return [issue('duplicate', [...place, 'keywords', number], message)];
      }),
      ...(group.keywords.length === 0
        ? [issue('blank', [...place, 'keywords'], 'Add at least one keyword.')]
        : []),
      ...influenceIssues(group.keywordInfluence, [...place, 'keywordInfluence']),
      ...productIssues(group, [...place, 'promotedProducts']),
      ...redirectIssues(group, [...place, 'redirectUrl']),
    ];
    if (ids.indexOf(group.id) < at)
      found.push(issue('duplicate', [...place, 'id'], 'A group is in the list twice.'));
    return found;
  });
  return [...issues, ...dedupedIssues(lengthIssues(keywordGroups, document), issues)];
}

/** Valid keyword groups, normalized for storage. */
export function storedKeywordGroups(document: KeywordGroups): KeywordGroups {
  return {
    ...document,
    groups: document.groups.map((group) => ({
      ...group,
      keywordGroupName: group.keywordGroupName.trim(),
      keywords: group.keywords.map((keyword) => keyword.trim()),
      keywordInfluence: group.keywordInfluence.map((entry) => ({
        ...entry,
        attributeValue: entry.attributeValue.trim(),
      })),
      redirectUrl: addressOf(group) ?? group.redirectUrl.trim(),
    })),
  };
}

export function readKeywordGroups(stored: unknown): ReadVersioned<KeywordGroups> {
  return readVersioned({ schema: keywordGroups, version: KEYWORD_GROUPS_VERSION }, stored);
}

/** Redirect of a group instead of a list; null for none. */
export function redirectOf(group: KeywordGroup): string | null {
  return group.redirectEnabled ? addressOf(group) : null;
}

function addressOf({ redirectUrl }: KeywordGroup): string | null {
  const checked = redirectUrl.trim() === '' ? null : checkUrl(redirectUrl);
  return checked?.ok && !isSearchPage(checked.url) ? checked.url : null;
}

function nameIssues(name: string, path: (string | number)[], names: Map<string, string>): Issue[] {
  if (name === '') return [issue('blank', path, 'Enter a name.')];
  const key = name.toLowerCase();
  if (names.has(key)) return [issue('duplicate', path, 'Another group has this name.')];
  names.set(key, name);
  return [];
}

function productIssues({ promotedProducts }: KeywordGroup, path: (string | number)[]): Issue[] {
  const ids = new Set(promotedProducts.map(({ productId }) => productId));
  if (ids.size === promotedProducts.length) return [];
  return [issue('duplicate', path, 'A product is promoted twice. Remove one of them.')];
}

function redirectIssues({ redirectEnabled, redirectUrl }: KeywordGroup, path: (string | number)[]): Issue[] {
  if (!redirectEnabled) return [];
  if (redirectUrl.trim() === '') return [issue('blank', path, 'Enter where the search leads.')];
  const checked = checkUrl(redirectUrl);
  if (!checked.ok) return [issue(checked.code, path, checked.message)];
  const message = 'Choose another page. A search can’t send shoppers to a search page.';
  return isSearchPage(checked.url) ? [issue('search_page', path, message)] : [];
}

/**
 * Whether a URL is a search page, on which the storefront script would treat it as its own page, without a
 * redirect.
 */
function isSearchPage(url: string): boolean {
  const { pathname } = new URL(url, 'http://store.invalid');
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return decoded(last).toLowerCase() === 'search';
}

/** Decoded segment of a path; unchanged if malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const keyOf = (keyword: string) => wordKeys(keyword).join(' ');
