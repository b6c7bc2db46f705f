import { describe, expect, it, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { newPromoTile, type PromoTile } from '../listing/settings/featuring';
import { rulesOfFeaturing } from '../listing/settings/rules-of';
import { type CampaignDocument, newCampaign, publishingIssues, validateCampaign } from './campaign-document';
import { readCampaignDocument } from './read-stored';

const NOON = Date.parse('2026-11-10T12:00:00Z');

const aCampaign = (changes: Partial<CampaignDocument> = {}): CampaignDocument => ({
  ...newCampaign('c1', 'Winter', BUILT_IN_SETTINGS),
  ...changes,
});
const sale = { collectionId: 1, collectionHandle: 'sale', collectionName: 'Sale', exclusion: false };

describe('campaign document', () => {
  it('can be saved once it has a name', () => {
    expect(validateCampaign(aCampaign())).toEqual([]);
  });

  test.each<[string, Partial<CampaignDocument>, string]>([
    ['without a name', { name: ' ' }, 'Campaign name is required'],
    ['with an invisible name', { name: '\u200b\u00ad' }, 'Campaign name is required'],
    [
      'that features a product twice',
      { featuredProductsEnabled: true, featuredProducts: [{ productId: 1 }, { productId: 1 }] },
      'A product is featured twice. Remove one of them.',
    ],
    [
      'with a collection twice',
      { collections: [sale, sale] },
      'A collection is in the list twice. Remove one of them.',
    ],
    [
      'without featured products',
      { featuredProductsEnabled: true },
      'Please add at least one featured product when featured producs is enabled',
    ],
    ['with a blank badge', { showFeaturedBadge: true, badgeText: '' }, 'Enter the text of the badge.'],
    ['with a missing end', { noEndDate: false }, 'Choose when the campaign ends.'],
    [
      'that ends before it starts',
      { noEndDate: false, startDate: '2026-11-10T12:00:00Z', endDate: '2026-11-10T12:00:00Z' },
      'Choose an end after the start.',
    ],
  ])('%s reports %3$s', (_, changes, message) => {
    expect(validateCampaign(aCampaign(changes)).map((each) => each.message)).toEqual([message]);
  });

  it('accepts a collection both included and excluded', () => {
    const collections = [sale, { ...sale, exclusion: true }];
    expect(validateCampaign(aCampaign({ collections }))).toEqual([]);
  });

  it('reads stored documents with duplicates', () => {
    const featuredProducts = [{ productId: 1 }, { productId: 1 }];
    const stored = aCampaign({ featuredProductsEnabled: true, featuredProducts, collections: [sale, sale] });
    expect(readCampaignDocument(stored)).toEqual({ ok: true, value: stored });
  });

  it('needs a collection and a future end to be published', () => {
    expect(publishingIssues(aCampaign({ collections: [sale] }), NOON)).toEqual([]);
    expect(publishingIssues(aCampaign({ allCollections: true }), NOON)).toEqual([]);
    expect(publishingIssues(aCampaign(), NOON).map(({ path }) => path)).toEqual([['collections']]);
    const over = aCampaign({ allCollections: true, noEndDate: false, endDate: '2026-11-10T12:00:00Z' });
    expect(publishingIssues(over, NOON).map(({ path }) => path)).toEqual([['endDate']]);
  });

  it('copies filters and sorts from the default settings, but not their pages', () => {
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

describe('promo tiles', () => {
  const tile = (changes: Partial<PromoTile['content']> = {}, position: number | null = 1, name = 'Sale') => ({
    name,
    placement: { page: 'firstPage' as const, position },
    content: { imageUrl: 'https://cdn.example/sale.png', imageUuid: null, ...changes },
  });
  const problems = (...promoTiles: PromoTile[]) =>
    validateCampaign(aCampaign({ promoTiles })).map(({ path, message }) => [path.join('.'), message]);
  const ALL = ['promoTiles', 'One or more of your promo tiles are invalid. Fill in required fields.'];

  it('can be saved with a name, an image and unique positions', () => {
    expect(problems(tile(), tile({ imageRedirectUrl: '/pages/summer' }, 16))).toEqual([]);
    expect(problems(tile({ imageRedirectUrl: '' }), tile({ imageRedirectUrl: 'shop.example/x' }, 2))).toEqual(
      [],
    );
  });

  it.each<[string, PromoTile, string, string]>([
    ['a name', tile({}, 1, ' '), 'name', 'Enter a name.'],
    ['an image', tile({ imageUrl: '' }), 'content.imageUrl', 'Choose an image.'],
    [
      'a safe image',
      tile({ imageUrl: 'javascript:alert(1)' }),
      'content.imageUrl',
      'Use an image address that begins with https://.',
    ],
    [
      'a link with a domain',
      tile({ imageRedirectUrl: 'nowhere' }),
      'content.imageRedirectUrl',
      'Invalid URL: hostname must include a domain (e.g. nowhere.com)',
    ],
    ['a position', tile({}, null), 'placement.position', 'Enter a whole number from 1 to 16.'],
    ['a position on the page', tile({}, 17), 'placement.position', 'Enter a whole number from 1 to 16.'],
  ])('require %s', (_, broken, field, message) => {
    expect(problems(broken)).toEqual([ALL, [`promoTiles.0.${field}`, message]]);
  });

  it('have unique positions', () => {
    const message = 'Another tile has this position. Choose another one.';
    expect(problems(tile({}, 3), tile({}, 3))).toEqual([ALL, ['promoTiles.1.placement.position', message]]);
  });

  it('go to the first free cell when added', () => {
    expect(newPromoTile([tile({}, 1), tile({}, 3)]).placement.position).toBe(2);
  });

  it('publish only valid images, and no script links', () => {
    const promoTiles = [
      tile({ imageRedirectUrl: 'javascript:alert(1)' }),
      tile({ imageUrl: 'data:text/html,x' }, 2),
      tile({ imageRedirectUrl: 'shop.example' }, 3),
    ];
    const { tiles } = rulesOfFeaturing(aCampaign({ promoTiles }), BUILT_IN_SETTINGS);
    expect(tiles.map(({ position, content }) => [position, content.link])).toEqual([
      [1, null],
      [3, 'http://shop.example'],
    ]);
  });
});

describe('rules of a campaign', () => {
  const featured = { featuredProducts: [{ productId: 3 }, { productId: 1 }] };

  it('pin enabled featured products in their order', () => {
    const on = aCampaign({ ...featured, featuredProductsEnabled: true });
    expect(rulesOfFeaturing(on, BUILT_IN_SETTINGS).pins).toEqual({
      productIds: [3, 1],
      always: true,
      badge: null,
    });
    expect(rulesOfFeaturing(aCampaign(featured), BUILT_IN_SETTINGS).pins).toBeNull();
  });

  it('contain the badge only if it is shown', () => {
    const on = { ...featured, featuredProductsEnabled: true, showFeaturedBadge: true };
    expect(rulesOfFeaturing(aCampaign(on), BUILT_IN_SETTINGS).pins?.badge).toBe('Featured');
  });

  it('keep the exclusions of the default settings', () => {
    const defaults = { ...BUILT_IN_SETTINGS, excludedProducts: [{ productId: 3 }] };
    expect(rulesOfFeaturing(aCampaign(), defaults).excludedProducts).toEqual([3]);
  });
});
