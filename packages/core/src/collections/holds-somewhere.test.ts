import { expect, test } from 'vitest';
import { aServedCampaign } from '../testing/a-served-campaign';
import type { ServedCampaign } from './active-settings';
import { holdsSomewhere } from './holds-somewhere';

const NOW = Date.parse('2026-05-04T12:00:00Z');

const naming = (id: number, exclusion = false) => [{ collectionId: id, exclusion }];

test('a live campaign applies unless another one precedes it everywhere', () => {
  const own = aServedCampaign('own');
  const named = aServedCampaign('named', { allCollections: false, collections: naming(7) });
  const later = aServedCampaign('later', { publishedAt: '2026-03-01T00:00:00.000Z' });
  expect(holdsSomewhere('own', [own], NOW)).toBe(true);
  expect(holdsSomewhere('own', [own, named], NOW)).toBe(true);
  expect(holdsSomewhere('own', [own, later], NOW)).toBe(false);
  expect(holdsSomewhere('named', [later, named], NOW)).toBe(true);
  // Collections that the later one excludes belong to the earlier one.
  const outside = { ...later, isExcludeSpecific: true, collections: naming(7, true) };
  expect(holdsSomewhere('own', [own, outside], NOW)).toBe(true);
});

test.each<[string, Partial<ServedCampaign>]>([
  ['a draft', { publishedAt: null }],
  ['a completed campaign', { noEndDate: false, endDate: '2026-05-01T00:00:00.000Z' }],
  ['a campaign that can’t be served', { canBeServed: false }],
])('%s applies nowhere', (_, changes) => {
  expect(holdsSomewhere('own', [aServedCampaign('own', changes)], NOW)).toBe(false);
});
