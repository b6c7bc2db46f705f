import { describe, expect, it, test } from 'vitest';
import { type CampaignDocument, newCampaign, publishingIssues, validateCampaign } from './campaign-document';
import { BUILT_IN_SETTINGS } from './default-settings';
import { rulesOfFeaturing } from './rules-of';

const NOON = Date.parse('2026-11-10T12:00:00Z');

const aCampaign = (changes: Partial<CampaignDocument> = {}): CampaignDocument => ({
  ...newCampaign('c1', 'Winter', BUILT_IN_SETTINGS),
  ...changes,
});
const sale = { collectionId: 1, collectionHandle: 'sale', collectionName: 'Sale', exclusion: false };

describe('a campaign', () => {
  it('can be saved as soon as it has a name', () => {
    expect(validateCampaign(aCampaign())).toEqual([]);
  });

  test.each<[string, Partial<CampaignDocument>, string]>([
    ['without a name', { name: ' ' }, 'Campaign name is required'],
    [
      'that features nothing',
      { featuredProductsEnabled: true },
      'Please add at least one featured product when featured producs is enabled',
    ],
    [
      'with a badge that says nothing',
      { showFeaturedBadge: true, badgeText: '' },
      'Enter the text of the badge.',
    ],
    ['with an end that was not chosen', { noEndDate: false }, 'Choose when the campaign ends.'],
    [
      'that ends before it starts',
      { noEndDate: false, startDate: '2026-11-10T12:00:00Z', endDate: '2026-11-10T12:00:00Z' },
      'Choose an end after the start.',
    ],
  ])('%s is told: %3$s', (_, changes, message) => {
    expect(validateCampaign(aCampaign(changes)).map((each) => each.message)).toEqual([message]);
  });

  it('is published for a collection at least, and not when it is over', () => {
    expect(publishingIssues(aCampaign({ collections: [sale] }), NOON)).toEqual([]);
    expect(publishingIssues(aCampaign({ allCollections: true }), NOON)).toEqual([]);
    expect(publishingIssues(aCampaign(), NOON).map(({ path }) => path)).toEqual([['collections']]);
    const over = aCampaign({ allCollections: true, noEndDate: false, endDate: '2026-11-10T12:00:00Z' });
    expect(publishingIssues(over, NOON).map(({ path }) => path)).toEqual([['endDate']]);
  });

  it('takes filters and sorts over from the default settings, but not their pages', () => {
    const defaults = {
      ...BUILT_IN_SETTINGS,
      tagExclusions: ['hidden'],
      filters: BUILT_IN_SETTINGS.filters.slice(1),
    };
    const campaign = newCampaign('c1', 'Winter', defaults);
    expect(campaign).toMatchObject({ filters: defaults.filters, tagExclusions: ['hidden'] });
    expect(campaign.template.pagination).toMatchObject({ amountPerPage: 15, limitOptions: [15, 25, 75] });
  });
});

describe('the rules that a campaign comes to', () => {
  const featured = { featuredProducts: [{ productId: 3 }, { productId: 1 }] };

  it('pin its featured products in their order, while they are on', () => {
    const on = aCampaign({ ...featured, featuredProductsEnabled: true });
    expect(rulesOfFeaturing(on, BUILT_IN_SETTINGS).pins).toEqual({
      productIds: [3, 1],
      always: true,
      badge: null,
    });
    expect(rulesOfFeaturing(aCampaign(featured), BUILT_IN_SETTINGS).pins).toBeNull();
  });

  it('carry the badge only where it is shown', () => {
    const on = { ...featured, featuredProductsEnabled: true, showFeaturedBadge: true };
    expect(rulesOfFeaturing(aCampaign(on), BUILT_IN_SETTINGS).pins?.badge).toBe('Featured');
  });

  it('keep to what the default settings exclude', () => {
    const defaults = { ...BUILT_IN_SETTINGS, excludedProducts: [{ productId: 3 }] };
    expect(rulesOfFeaturing(aCampaign(), defaults).excludedProducts).toEqual([3]);
  });
});
