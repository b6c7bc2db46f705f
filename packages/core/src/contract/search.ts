import * as z from 'zod';
import { keywordGroups } from '../search/keyword-groups';
import { searchSettings } from '../search/search-settings';
import { synonyms } from '../search/synonyms';
import { ofAnyLength } from '../texts/any-length';
import { endpoint, noBody, noParams } from './endpoint';
import { settingEndpoints } from './setting-endpoints';

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
  response: savedSearchSettings.extend({
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
  response: z.object({ data: savedSearchSettings }),
});

/** Turns search on or off, at once. It is no edit of the settings: their revision stays. */
export const enableSearch = endpoint({
  method: 'PUT',
  path: '/api/smart-search/settings/enabled',
  params: noParams,
  query: noParams,
  body: z.strictObject({ enabled: z.boolean() }),
  response: z.object({ enabled: z.boolean() }),
});

const ofKeywordGroups = settingEndpoints('/api/smart-search/keyword-groups', keywordGroups);
export const {
  saved: savedKeywordGroups,
  read: readKeywordGroups,
  save: saveKeywordGroups,
} = ofKeywordGroups;
export type SavedKeywordGroups = z.infer<typeof savedKeywordGroups>;

const ofSynonyms = settingEndpoints('/api/smart-search/synonyms', synonyms);
export const { saved: savedSynonyms, read: readSynonyms, save: saveSynonyms } = ofSynonyms;
export type SavedSynonyms = z.infer<typeof savedSynonyms>;
