import * as z from 'zod';
import { keywordGroups } from '../smart-search/keyword-groups';
import { searchSettings } from '../smart-search/search-settings';
import { synonyms } from '../smart-search/synonyms';
import { ofAnyLength } from '../texts/any-length';
import { endpoint, noBody, noParams } from './endpoint';

/** The settings of search with the revision that a save must name: 0 while none are saved. */
export const savedSearchSettings = z.object({
  settings: ofAnyLength(searchSettings),
  revision: z.number().int(),
  /** UTC instant; null while none are saved. */
  updatedAt: z.string().nullable(),
});
export type SavedSearchSettings = z.infer<typeof savedSearchSettings>;

export const readSearchSettings = endpoint({
  method: 'GET',
  path: '/api/smart-search/settings',
  params: noParams,
  query: noParams,
  body: noBody,
  answer: savedSearchSettings.extend({
    /** Whether shoppers find by these settings; else the theme's own search answers. */
    enabled: z.boolean(),
  }),
});

/**
 * Saves the settings that were read at `revision`, as a whole. 409 with what is saved when somebody else saved them since;
 * 422 with the place of each problem.
 */
export const saveSearchSettings = endpoint({
  method: 'PUT',
  path: '/api/smart-search/settings',
  params: noParams,
  query: noParams,
  body: z.strictObject({ setting: searchSettings, revision: z.number().int() }),
  answer: z.object({ data: savedSearchSettings }),
});

/** Turns search on or off, at once. It is no edit of the settings: their revision stays. */
export const enableSearch = endpoint({
  method: 'PUT',
  path: '/api/smart-search/settings/enabled',
  params: noParams,
  query: noParams,
  body: z.strictObject({ enabled: z.boolean() }),
  answer: z.object({ enabled: z.boolean() }),
});

/** The keyword groups with the revision that a save must name: 0 while none are saved. */
export const savedKeywordGroups = z.object({
  document: ofAnyLength(keywordGroups),
  revision: z.number().int(),
  /** UTC instant; null while none are saved. */
  updatedAt: z.string().nullable(),
});
export type SavedKeywordGroups = z.infer<typeof savedKeywordGroups>;

export const readKeywordGroups = endpoint({
  method: 'GET',
  path: '/api/smart-search/keyword-groups',
  params: noParams,
  query: noParams,
  body: noBody,
  answer: savedKeywordGroups,
});

/** Saves all groups, as they were read at `revision`. 409 and 422 as for the settings. */
export const saveKeywordGroups = endpoint({
  method: 'PUT',
  path: '/api/smart-search/keyword-groups',
  params: noParams,
  query: noParams,
  body: z.strictObject({ setting: keywordGroups, revision: z.number().int() }),
  answer: z.object({ data: savedKeywordGroups }),
});

/** The synonyms with the revision that a save must name: 0 while none are saved. */
export const savedSynonyms = z.object({
  document: ofAnyLength(synonyms),
  revision: z.number().int(),
  /** UTC instant; null while none are saved. */
  updatedAt: z.string().nullable(),
});
export type SavedSynonyms = z.infer<typeof savedSynonyms>;

export const readSynonyms = endpoint({
  method: 'GET',
  path: '/api/smart-search/synonyms',
  params: noParams,
  query: noParams,
  body: noBody,
  answer: savedSynonyms,
});

/** Saves all synonyms, as they were read at `revision`. 409 and 422 as for the settings. */
export const saveSynonyms = endpoint({
  method: 'PUT',
  path: '/api/smart-search/synonyms',
  params: noParams,
  query: noParams,
  body: z.strictObject({ setting: synonyms, revision: z.number().int() }),
  answer: z.object({ data: savedSynonyms }),
});
