import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aServedCampaign } from '../testing/a-served-campaign';
import { activeSettings, type ServedCampaign } from './active-settings';
import { type Overlap, overlapMessages, overlapsOf } from './overlaps';

const now = Date.parse('2026-11-10T12:00:00Z');
const DAY = 86_400_000;
const day = (days: number) => new Date(now + days * DAY).toISOString();
const naming = (...ids: number[]) => ({
  allCollections: false,
  collections: ids.map((collectionId) => ({ collectionId, exclusion: false })),
});

/** A campaign live since yesterday, for all collections, without an end. */
const aCampaign = (id: string, campaign: Partial<ServedCampaign> = {}) =>
  aServedCampaign(id, { createdAt: day(-9), publishedAt: day(-1), ...campaign });

const messages = (overlaps: readonly Overlap[]) =>
  overlapMessages(overlaps, {
    nameOf: (id) => id.toUpperCase(),
    momentOf: (instant) => new Date(instant).toISOString().slice(0, 10),
    now,
  });

describe('campaign precedence', () => {
  it('goes to the campaign started last when both name collections', () => {
    const sale = aCampaign('sale', { ...naming(1, 2, 3, 4), publishedAt: day(-2) });
    const launch = aCampaign('launch', naming(2, 3, 9));
    expect(messages(overlapsOf(sale, [sale, launch], now))).toEqual([
      '"LAUNCH" takes precedence in 2 collections.',
    ]);
    expect(messages(overlapsOf(launch, [sale, launch], now))).toEqual([
      'This takes precedence over "SALE" in 2 collections.',
    ]);
  });

  it('goes to the campaign naming the collection before one for all', () => {
    const all = aCampaign('all');
    const sale = aCampaign('sale', { ...naming(1), publishedAt: day(-9) });
    expect(messages(overlapsOf(all, [all, sale], now))).toEqual(['"SALE" takes precedence in 1 collection.']);
    expect(messages(overlapsOf(sale, [all, sale], now))).toEqual([
      'This takes precedence over "ALL" in 1 collection.',
    ]);
  });

  it('omits the number of collections when both are for all', () => {
    const older = aCampaign('older', { publishedAt: day(-3) });
    const newer = aCampaign('newer');
    expect(messages(overlapsOf(older, [newer], now))).toEqual([
      '"NEWER" takes precedence wherever both apply.',
    ]);
  });

  it('can change while a campaign runs', () => {
    const sale = aCampaign('sale', naming(1));
    const later = aCampaign('later', { ...naming(1), startDate: day(5) });
    expect(messages(overlapsOf(sale, [later], now))).toEqual([
      'From 2026-11-15, "LATER" takes precedence in 1 collection.',
    ]);
  });

  it('treats a draft as published now, between its start and end', () => {
    const draft = aCampaign('draft', {
      ...naming(1),
      publishedAt: null,
      startDate: day(2),
      endDate: day(4),
      noEndDate: false,
    });
    const running = aCampaign('running', naming(1));
    const later = aCampaign('later', { ...naming(1), startDate: day(4) });
    expect(messages(overlapsOf(draft, [running, later], now))).toEqual([
      'From 2026-11-12, this takes precedence over "RUNNING" in 1 collection.',
    ]);
  });

  it.each([
    ['a draft', { publishedAt: null }],
    ['a completed campaign', { endDate: day(-1), noEndDate: false }],
    ['a campaign that can’t be served', { canBeServed: false }],
    [
      'a campaign without shared collections',
      { isExcludeSpecific: true, collections: [{ collectionId: 1, exclusion: true }] },
    ],
  ])('never mentions %s', (_, changes) => {
    expect(overlapsOf(aCampaign('sale', naming(1)), [aCampaign('other', changes)], now)).toEqual([]);
  });
});

it('Overlaps count exactly the collections that other campaigns take.', () => {
  const campaigns = fc.array(
    fc
      .record({
        start: fc.integer({ min: -3, max: 0 }),
        ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
        all: fc.boolean(),
        excludes: fc.boolean(),
      })
      .map(({ start, ids, all, excludes }) => ({
        startDate: day(start),
        allCollections: all,
        isExcludeSpecific: excludes,
        collections: ids.map((collectionId) => ({ collectionId, exclusion: all })),
      })),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(campaigns, (made) => {
      const all = made.map((each, at) => aCampaign(`c${at}`, each));
      const [campaign] = all;
      if (!campaign || campaign.allCollections) return;
      const lost = campaign.collections.filter(({ collectionId }) => {
        const active = activeSettings(collectionId, all, false, now);
        return active.level === 'campaign' && active.campaign.id !== campaign.id;
      });
      const others = overlapsOf(campaign, all, now).filter(({ holds }) => holds === 'other');
      expect(others.reduce((sum, { collections }) => sum + (collections ?? 0), 0)).toBe(lost.length);
    }),
  );
});
