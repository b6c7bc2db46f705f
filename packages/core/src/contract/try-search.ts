import * as z from 'zod';
import { keywordGroups } from '../search/keyword-groups';
import { searchSettings } from '../search/search-settings';
import { synonyms } from '../search/synonyms';
import { TEXT_LIMITS } from '../texts/limits';
import { endpoint, noParams } from './endpoint';
import { shopperCountry, shopperLocale } from './shopper';

/** Products that a try-out shows, and of those that are hidden. */
export const MAX_TRIED = 20;
export const MAX_HIDDEN = 5;

const triedProduct = z.object({
  id: z.number().int(),
  title: z.string(),
  image: z.string().nullable(),
  /** Of the cheapest variant, and whether others cost more. */
  price: z.string(),
  priceVaries: z.boolean(),
  /** Sentences without their full stops, what counts most first. */
  reasons: z.array(z.string()).readonly(),
});

/**
 * Results of a search, and why: by settings, keyword groups and synonyms as they are edited, those that are saved where
 * they are null. It is tried whether search is on or not, and nothing is saved. Prices are the mirror's. 404 while the catalogue
 * isn't known; 422 for settings or groups that can't be saved, each problem with its place.
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
    /** Searched instead of a misspelt text; null where it is what was typed. */
    corrected: z.string().nullable(),
    /** The shop's own language, as Shopify writes locales, where nothing is found in the shopper's; null otherwise. */
    otherLanguage: z.string().nullable(),
    /** Words of the search that have synonyms, with what they also find. */
    synonyms: z.array(z.object({ word: z.string(), finds: z.array(z.string()).readonly() })).readonly(),
    /** The keyword group that applies, and by which of its keywords: whether that is the search, or stands in it. */
    group: z
      .object({ id: z.string(), name: z.string(), keyword: z.string(), matched: z.enum(['equal', 'within']) })
      .nullable(),
    /** Where shoppers who send this search go instead. */
    redirect: z.string().nullable(),
    /** Words that aren't searched: by excluded terms, and as offensive. */
    excluded: z.array(z.string()).readonly(),
    offensive: z.array(z.string()).readonly(),
    /** Whether no other words are left. */
    blocked: z.boolean(),
    /** Where products are listed that lack words: how many have all of them, and what those lack that come closest. */
    relaxed: z.object({ withAll: z.number().int(), missing: z.array(z.string()).readonly() }).nullable(),
    /** Of all that is found. */
    total: z.number().int(),
    /** The first of them, by relevance. */
    products: z.array(triedProduct),
    /** What the settings hide of what would be found: how many, and the first of them, with what hides each. */
    hidden: z.object({ total: z.number().int(), products: z.array(triedProduct) }),
  }),
});
export type TriedSearch = z.infer<typeof trySearch.response>;
