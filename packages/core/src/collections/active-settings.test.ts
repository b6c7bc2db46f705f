import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aServedCampaign } from '../testing/a-served-campaign';
import {
  activeSettings,
  liveCampaigns,
  nextCampaign,
  nextCampaignEdge,
  type ServedCampaign,
} from './active-settings';
import { campaignStatus, coverage, coversNothing } from './campaign';

const SALE = 1;
const HOME = 2;
const NOON = '2026-11-10T12:00:00Z';
const now = Date.parse(NOON);
const named = (collectionId: number, exclusion = false) => ({ collectionId, exclusion });

const aCampaign = (campaign: Partial<ServedCampaign> = {}) => aServedCampaign('a', campaign);

describe('campaign status at noon', () => {
  test.each<[string, Partial<ServedCampaign>, string]>([
    ['not published', { publishedAt: null }, 'draft'],
    ['paused, with its dates kept', { publishedAt: null, startDate: '2026-11-01T00:00:00Z' }, 'draft'],
    ['without a start and an end', {}, 'live'],
    ['with its start now', { startDate: NOON }, 'live'],
    ['with its start in a minute', { startDate: '2026-11-10T12:01:00Z' }, 'scheduled'],
    ['with its end now', { endDate: NOON, noEndDate: false }, 'completed'],
    ['with an old end that is disabled', { endDate: '2020-01-01T00:00:00Z' }, 'live'],
    ['without anything to serve it for', { canBeServed: false }, 'error'],
    [
      'over, and without anything to serve it for',
      { canBeServed: false, endDate: NOON, noEndDate: false },
      'completed',
    ],
  ])('%s is %j', (_, changes, status) => {
    const campaign = aCampaign(changes);
    expect(campaignStatus(campaign, now, campaign.canBeServed)).toBe(status);
  });
});

describe('campaign coverage', () => {
  test.each<[string, Partial<ServedCampaign>, ReturnType<typeof coverage>]>([
    ['for all', {}, 'all'],
    ['for all but this one', { isExcludeSpecific: true, collections: [named(SALE, true)] }, null],
    ['for all but another', { isExcludeSpecific: true, collections: [named(HOME, true)] }, 'all'],
    ['for all, with a disabled exclusion', { collections: [named(SALE, true)] }, 'all'],
    ['for this one', { allCollections: false, collections: [named(SALE)] }, 'named'],
    ['for another', { allCollections: false, collections: [named(HOME)] }, null],
    ['for none', { allCollections: false, collections: [named(SALE, true)] }, null],
  ])('%s returns %3$j', (_, changes, how) => {
    expect(coverage(aCampaign(changes), SALE)).toBe(how);
  });

  it('is empty when no collection is included', () => {
    expect(coversNothing(aCampaign({ allCollections: false, collections: [named(SALE, true)] }))).toBe(true);
    expect(coversNothing(aCampaign())).toBe(false);
  });
});

describe('active settings of a collection', () => {
  const all = aCampaign({ id: 'all', startDate: '2026-11-01T00:00:00Z' });
  const sale = aCampaign({
    id: 'sale',
    startDate: '2026-10-01T00:00:00Z',
    allCollections: false,
    collections: [named(SALE)],
  });

  it('prefer a campaign naming it, then one for all, then own settings, then the defaults', () => {
    expect(activeSettings(SALE, [all, sale], true, now)).toEqual({ level: 'campaign', campaign: sale });
    const paused = { ...sale, publishedAt: null };
    expect(activeSettings(SALE, [all, paused], true, now)).toEqual({ level: 'campaign', campaign: all });
    expect(activeSettings(SALE, [paused], true, now)).toEqual({ level: 'collection' });
    expect(activeSettings(SALE, [paused], false, now)).toEqual({ level: 'default' });
  });

  it('come from the campaign started last, and on a tie from the newest', () => {
    const later = aCampaign({ id: 'later', startDate: '2026-11-05T00:00:00Z' });
    const newer = aCampaign({
      id: 'newer',
      startDate: '2026-11-05T00:00:00Z',
      createdAt: '2026-10-01T00:00:00Z',
    });
    const order = liveCampaigns(SALE, [all, later, newer], now).map(({ id }) => id);
    expect(order).toEqual(['newer', 'later', 'all']);
  });

  it('switch next to the first upcoming campaign that isn’t outranked', () => {
    const behind = aCampaign({ id: 'behind', startDate: '2026-11-11T00:00:00Z' });
    const next = aCampaign({
      id: 'next',
      startDate: '2026-11-12T00:00:00Z',
      allCollections: false,
      collections: [named(SALE)],
    });
    expect(nextCampaign(SALE, [sale, behind, next], now)).toEqual({
      campaign: next,
      from: Date.parse('2026-11-12T00:00:00Z'),
    });
    expect(nextCampaign(HOME, [sale, behind, next], now)?.campaign).toBe(behind);
    expect(nextCampaign(SALE, [sale], now)).toBeNull();
  });

  it('Settings don’t depend on campaign order and stay the same until the next switch.', () => {
    const day = fc.option(
      fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`),
    );
    const campaign = fc
      .record({
        startDate: day,
        endDate: day,
        noEndDate: fc.boolean(),
        allCollections: fc.boolean(),
        isExcludeSpecific: fc.boolean(),
        canBeServed: fc.boolean(),
        collections: fc.array(
          fc.record({ collectionId: fc.constantFrom(SALE, HOME), exclusion: fc.boolean() }),
          {
            maxLength: 2,
          },
        ),
      })
      .map(aCampaign);
    const campaigns = fc
      .array(campaign, { maxLength: 5 })
      .map((all) => all.map((each, place) => ({ ...each, id: `c${place}` })));
    fc.assert(
      fc.property(campaigns, fc.boolean(), fc.nat(100), (all, hasOwn, share) => {
        const holds = activeSettings(SALE, all, hasOwn, now);
        expect(activeSettings(SALE, all.toReversed(), hasOwn, now)).toEqual(holds);
        const edge = Math.min(nextCampaignEdge(all, now), now + 1e10);
        const between = now + Math.floor(((edge - 1 - now) * share) / 100);
        expect(activeSettings(SALE, all, hasOwn, between)).toEqual(holds);
      }),
    );
  });
});
