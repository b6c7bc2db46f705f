import type { ServedCampaign } from '../collections/active-settings';

/** Campaign that has been live since February 2026: for all collections, without an end. */
export function aServedCampaign(id: string, changes: Partial<ServedCampaign> = {}): ServedCampaign {
  return {
    id,
    createdAt: '2026-01-01T00:00:00.000Z',
    publishedAt: '2026-02-01T00:00:00.000Z',
    startDate: null,
    endDate: null,
    noEndDate: true,
    allCollections: true,
    isExcludeSpecific: false,
    collections: [],
    canBeServed: true,
    ...changes,
  };
}
