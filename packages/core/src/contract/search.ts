import * as z from 'zod';
import { keywordGroups } from '../search/keyword-groups';
import { searchSettings } from '../search/search-settings';
import { synonyms } from '../search/synonyms';
import { ofAnyLength } from '../texts/any-length';
import { endpoint, noBody, noParams } from './endpoint';
import { settingEndpoints } from './setting-endpoints';

/** Search settings with the revision that the next save must name: 0 if never saved. */
export const savedSearchSettings = z.object({
  settings: ofAnyLength(searchSettings),
  revision: z.number().int(),
  /** UTC instant; null if never saved. */
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
    /** Whether our search is enabled; else the theme's own is used. */
    enabled: z.boolean(),
  }),
});

/**
 * Saves the whole settings that were read at `revision`. 409 with the saved ones if somebody saved them since; 422
 * with the path of each issue.
 */
export const saveSearchSettings = endpoint({
  method: 'PUT',
  path: '/api/smart-search/settings',
  params: noParams,
  query: noParams,
  body: z.strictObject({ setting: searchSettings, revision: z.number().int() }),
  response: z.object({ data: savedSearchSettings }),
});

/** Enables or disables search at once. The settings keep their revision. */
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
