import * as z from 'zod';
import { keywordGroups } from '../search/keyword-groups';
import { searchSettings } from '../search/search-settings';
import { synonyms } from '../search/synonyms';
import { TEXT_LIMITS } from '../texts/limits';
import { endpoint, noParams } from './endpoint';
import { shopperCountry, shopperLocale } from './shopper';

/** Maximum of displayed products of a trial search, and of hidden ones. */
export const MAX_TRIED = 20;
export const MAX_HIDDEN = 5;

const triedProduct = z.object({
  id: z.number().int(),
  title: z.string(),
  image: z.string().nullable(),
  /** Price of the cheapest variant, and whether others cost more. */
  price: z.string(),
  priceVaries: z.boolean(),
  /** Sentences without full stops, most important first. */
  reasons: z.array(z.string()).readonly(),
});

/**
 * Results of a search with the reasons, by edited settings, keyword groups and synonyms, or by the saved ones if
 * null. Works whether search is enabled or not, and saves nothing. Prices are the mirror's. 404 until the
 * catalogue is mirrored; 422 for invalid settings or groups, with the path of each issue.
 */
export const trySearch = endpoint({
  method: 'POST',
  path: '/api/smart-search/try',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    query: z.string().max(TEXT_LIMITS.search),
    settings: searchSettings.nullable(),
    groups: keywordGroups.nullable(),
    synonyms: synonyms.nullable(),
    country: shopperCountry,
    /** Null: the shop's own language. */
    locale: shopperLocale.nullable(),
  }),
  response: z.object({
    /** Corrected query that was searched instead; null for none. */
    corrected: z.string().nullable(),
    /** The shop's own language, in Shopify's format, if nothing is found in the shopper's; null otherwise. */
    otherLanguage: z.string().nullable(),
    /** Words of the search with synonyms, and what these also find. */
    synonyms: z.array(z.object({ word: z.string(), finds: z.array(z.string()).readonly() })).readonly(),
    /** Keyword group that applies, and its matching keyword: whether that is the whole search, or part of it. */
    group: z
      .object({ id: z.string(), name: z.string(), keyword: z.string(), matched: z.enum(['equal', 'within']) })
      .nullable(),
    /** Redirect of the search. */
    redirect: z.string().nullable(),
    /** Words that aren't searched: excluded terms, and offensive ones. */
    excluded: z.array(z.string()).readonly(),
    offensive: z.array(z.string()).readonly(),
    /** Whether no other words are left. */
    blocked: z.boolean(),
    /**
     * If products lacking words are listed: the number of those with all words, and the missing words of the
     * closest others.
     */
    relaxed: z.object({ withAll: z.number().int(), missing: z.array(z.string()).readonly() }).nullable(),
    /** Total number of results. */
    total: z.number().int(),
    /** First results, by relevance. */
    products: z.array(triedProduct),
    /** Results hidden by settings: their number, and the first ones, with the setting that hides each. */
    hidden: z.object({ total: z.number().int(), products: z.array(triedProduct) }),
  }),
});
export type TriedSearch = z.infer<typeof trySearch.response>;
