import { type CampaignDocument, newCampaign } from '@cartwright/core/collections/campaign-document';
import { newCollectionSettings } from '@cartwright/core/collections/collection-settings';
import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { expect, it } from 'vitest';
import { firstPreviewed, isFor } from './previewed-collection';

const entry = (collectionId: number, exclusion = false) => ({
  collectionId,
  collectionHandle: '',
  collectionName: '',
  exclusion,
});
const campaign = (changes: Partial<CampaignDocument>): PreviewedSettings => ({
  level: 'campaign',
  document: { ...newCampaign('any', 'Winter', BUILT_IN_SETTINGS), ...changes },
});
const SHOP = [1, 2, 3];

it('defaults to the first collection of the campaign', () => {
  const named = campaign({ collections: [entry(9, true), entry(7), entry(2)] });
  expect(firstPreviewed(named, SHOP)).toBe(7);
  expect([isFor(named, 7), isFor(named, 9)]).toEqual([true, false]);
});

it('defaults to the first collection that a campaign for all doesn’t exclude', () => {
  const all = campaign({ allCollections: true, isExcludeSpecific: true, collections: [entry(1, true)] });
  expect(firstPreviewed(all, SHOP)).toBe(2);
});

it('falls back to any collection, marked as such, if the campaign has none', () => {
  const none = campaign({});
  expect(firstPreviewed(none, SHOP)).toBe(1);
  expect(isFor(none, 1)).toBe(false);
  expect(firstPreviewed(none, [])).toBeNull();
});

it('is the collection for its own settings, and any for the defaults', () => {
  const own = { level: 'collection', document: newCollectionSettings(5, BUILT_IN_SETTINGS) } as const;
  expect(firstPreviewed(own, SHOP)).toBe(5);
  expect(firstPreviewed({ level: 'default', document: BUILT_IN_SETTINGS }, SHOP)).toBe(1);
});
