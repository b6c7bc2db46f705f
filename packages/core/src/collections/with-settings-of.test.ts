import { expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { newCampaign } from './campaign-document';
import { withSettingsOf } from './with-settings-of';

const made = (id: string, name: string) => newCampaign(id, name, BUILT_IN_SETTINGS);

test('copies another campaign’s settings except name, dates and collections', () => {
  const own = {
    ...made('own', 'Spring'),
    startDate: '2026-03-01T00:00:00.000Z',
    endDate: '2026-06-01T00:00:00.000Z',
    noEndDate: false,
    collections: [{ collectionId: 7, collectionHandle: 'lamps', collectionName: 'Lamps', exclusion: false }],
  };
  const other = { ...made('other', 'Wide'), allCollections: true, renderOos: 'end' as const };
  const taken = withSettingsOf(own, other);
  expect(taken).toEqual({ ...own, renderOos: 'end' });
  // Taking them again changes nothing.
  expect(withSettingsOf(taken, own)).toEqual(own);
});
