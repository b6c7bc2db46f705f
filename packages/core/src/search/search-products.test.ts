import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../catalogue/index/update-index';
import type { MirroredCollection, MirroredProduct } from '../catalogue/mirrored-product';
import { list } from '../listing/list';
import type { SortKey } from '../listing/listing-rules';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { SHOPPER } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { excludedTerms } from './excluded-terms';
import type { InfluenceEntry } from './influence';
import { type KeywordGroup, newKeywordGroup } from './keyword-groups';
import { resultsPageOf } from './results-page';
import { rulesOfSearch } from './rules-of-search';
import { searchProducts } from './search-products';
import { newSearchSettings, type SearchSettings } from './search-settings';

type Given = Partial<MirroredProduct> & { readonly title: string };

const NO_FILTERS = { choices: [], sort: null, page: 1, limit: 'all' as const };

const wholesale = { collectionId: 7, collectionHandle: 'wholesale', collectionName: 'Wholesale' };

/** A shop with these products; the first two are in collection 7. */
function aShop(...products: readonly Given[]) {
  const all = products.map((product, at) => aMirroredProduct({ id: at + 1, productType: '', ...product }));
  const collection: MirroredCollection = {
    id: 7,
    handle: 'wholesale',
    title: 'Wholesale',
    image: null,
    automated: false,
    sortOrder: 'MANUAL',
    productIds: [1, 2],
  };
  const index = buildIndex(all, [collection], ['en']);
  return {
    /** Titles of the results and the corrected query, with the number of products and the facets. */
    find(
      text: string,
      changes: Partial<SearchSettings> = {},
      offensive: readonly string[] = [],
      groups: readonly KeywordGroup[] = [],
      sort: SortKey | null = null,
    ) {
      const settings = { ...newSearchSettings(BUILT_IN_SETTINGS), ...changes };
      const rules = rulesOfSearch(settings, resultsPageOf(null, BUILT_IN_SETTINGS));
      const query = { text, language: null, isAsTyped: false };
      const search = { settings, groups, synonyms: [], rules, offensiveTerms: excludedTerms(offensive) };
      const searched = searchProducts(index, query, search, SHOPPER);
      const { rows, corrected, redirect } = searched;
      const catalogue = { index, titleRanks: new Map<number, number>(), soldIn: () => new Map() };
      const { cells, total, facets } = list(
        catalogue,
        rows,
        { ...NO_FILTERS, sort },
        searched.rules,
        SHOPPER,
      );
      const titles = cells.map((cell) => (cell.kind === 'product' ? all[cell.id - 1]?.title : null));
      return { titles, corrected, redirect, total, facets };
    },
  };
}

describe('exclusions from search', () => {
  const shop = aShop(
    { title: 'Red mug', vendor: 'Emile' },
    { title: 'Blue mug', vendor: 'Mill' },
    { title: 'Green mug', vendor: 'Mill', tags: ['Secret'] },
    { title: 'Grey mug', vendor: 'Third' },
  );

  it.each<[string, Partial<SearchSettings>, string[]]>([
    ['a product', { excludedProducts: [{ productId: 4 }] }, ['Blue mug', 'Green mug', 'Red mug']],
    ['a tag', { excludedProductTags: ['secret'] }, ['Blue mug', 'Grey mug', 'Red mug']],
    ['a collection', { excludedCollections: [wholesale] }, ['Green mug', 'Grey mug']],
    [
      'a deleted collection',
      { excludedCollections: [{ ...wholesale, collectionId: 8 }] },
      ['Blue mug', 'Green mug', 'Grey mug', 'Red mug'],
    ],
  ])('apply to results: %s', (_, changes, titles) => {
    const found = shop.find('mug', changes);
    expect([...found.titles].sort()).toEqual(titles);
    expect(found.total).toBe(titles.length);
  });

  it('apply to filters', () => {
    const vendors = JSON.stringify(shop.find('mug', { excludedProducts: [{ productId: 4 }] }).facets);
    expect(vendors).toContain('Emile');
    expect(vendors).not.toContain('Third');
  });

  it('apply to sold-out products by the search settings', () => {
    const stocked = aShop(
      { title: 'Mug', variants: [aMirroredVariant({ id: 1, available: false })] },
      { title: 'Old mug' },
    );
    expect(stocked.find('mug').titles).toEqual(['Mug', 'Old mug']);
    expect(stocked.find('mug', { renderOos: 'hide' }).titles).toEqual(['Old mug']);
    expect(stocked.find('mug', { renderOos: 'end' }).titles).toEqual(['Old mug', 'Mug']);
  });
});

describe('excluded term', () => {
  const shop = aShop({ title: 'Cheap mug' }, { title: 'Mug' }, { title: 'Lamp' });

  it('finds nothing alone and is ignored beside other words', () => {
    const excludedTerms = ['cheap'];
    expect(shop.find('cheap', { excludedTerms }).titles).toEqual([]);
    expect(shop.find('Cheap lamp', { excludedTerms }).titles).toEqual(['Lamp']);
    expect(shop.find('cheap lamp').titles).toEqual(['Lamp', 'Cheap mug']);
  });

  it('is never a spelling correction', () => {
    expect(shop.find('chaep').corrected).toBe('cheap');
    expect(shop.find('chaep', { excludedTerms: ['cheap'] })).toMatchObject({ titles: [], corrected: null });
  });

  it('covers offensive terms, unless a product is named with them or they are allowed', () => {
    const described = aShop({ title: 'Lamp', description: 'A damned lamp' }, { title: 'Cock and hens' });
    const offensive = ['damned', 'cock', 'cocks'];
    expect(described.find('damned', {}, offensive).titles).toEqual([]);
    expect(described.find('damned', { excludeOffensiveTerms: false }, offensive).titles).toEqual(['Lamp']);
    expect(described.find('cocks', {}, offensive).titles).toEqual(['Cock and hens']);
    expect(described.find('cocks', { excludedTerms: ['cocks'] }, offensive).titles).toEqual([]);
  });
});

describe('search influence', () => {
  const shop = aShop(
    { title: 'Red mug', vendor: 'Emile', tags: ['New'] },
    { title: 'Red mug', vendor: 'Mill', productType: 'Cup', tags: [] },
    { title: 'Red lamp', vendor: 'Emile', tags: ['new'] },
    { title: 'Mug', vendor: 'Third', tags: [], variants: [aMirroredVariant({ id: 9, available: false })] },
  );
  const first = (...searchInfluence: readonly InfluenceEntry[]) =>
    shop.find('red mug', { searchInfluence: [...searchInfluence] }).titles[0];
  const ranked = (text: string, attributeName: InfluenceEntry['attributeName'], attributeValue: string) =>
    [10, -10].map((weighting) => {
      const { facets: _, ...found } = shop.find(text, {
        searchInfluence: [{ attributeName, attributeValue, weighting }],
      });
      return found.titles;
    });

  it('moves products with the value before or after others with as many matching words', () => {
    expect(ranked('mug', 'availability', 'sold-out')).toEqual([
      ['Mug', 'Red mug', 'Red mug'],
      ['Red mug', 'Red mug', 'Mug'],
    ]);
    expect(ranked('red', 'tag', 'NEW').map(([title]) => title)).toEqual(['Red mug', 'Red mug']);
    expect(ranked('red', 'tag', 'new').map((titles) => titles.at(-1))).toEqual(['Red mug', 'Red lamp']);
    expect(ranked('mug', 'collection', '7').map((titles) => titles.indexOf('Mug'))).toEqual([2, 0]);
    expect(ranked('mug', 'vendor', 'third').map((titles) => titles.indexOf('Mug'))).toEqual([0, 2]);
    expect(ranked('mug', 'product-type', 'cup').map((titles) => titles.indexOf('Mug'))).toEqual([1, 0]);
  });

  it('checks availability by the variants sold in the market', () => {
    const variant = (id: number, available: boolean, isSoldHere: boolean) =>
      aMirroredVariant({ id, available, ...(isSoldHere ? {} : { prices: {} }) });
    const abroad = aShop(
      { title: 'Mug abroad', variants: [variant(11, false, true), variant(12, true, false)] },
      { title: 'Mug nearby', variants: [variant(21, true, true), variant(22, false, false)] },
    );
    const order = (attributeValue: string, weighting: number) =>
      abroad.find('mug', {
        searchInfluence: [{ attributeName: 'availability', attributeValue, weighting }],
      }).titles;
    expect(order('in-stock', 10)).toEqual(['Mug nearby', 'Mug abroad']);
    expect(order('in-stock', -10)).toEqual(['Mug abroad', 'Mug nearby']);
    expect(order('sold-out', 10)).toEqual(['Mug abroad', 'Mug nearby']);
    expect(order('sold-out', -10)).toEqual(['Mug nearby', 'Mug abroad']);
  });

  it('never moves a product before one with more matching words', () => {
    expect(first({ attributeName: 'vendor', attributeValue: 'Third', weighting: 10 })).toBe('Red mug');
    expect(first({ attributeName: 'tag', attributeValue: 'new', weighting: -10 })).toBe('Red mug');
  });

  it('changes neither the results, nor their count, nor the facets', () => {
    const value = fc.oneof(
      fc.record({
        attributeName: fc.constant('tag' as const),
        attributeValue: fc.constantFrom('new', 'NEW', 'x'),
      }),
      fc.record({
        attributeName: fc.constant('vendor' as const),
        attributeValue: fc.constantFrom('Emile', 'Mill', 'Third', '__proto__'),
      }),
      fc.record({
        attributeName: fc.constant('collection' as const),
        attributeValue: fc.constantFrom('7', '8'),
      }),
      fc.record({
        attributeName: fc.constant('availability' as const),
        attributeValue: fc.constantFrom('in-stock', 'sold-out'),
      }),
    );
    const entry = fc
      .tuple(value, fc.integer({ min: -10, max: 10 }))
      .map(([each, weighting]): InfluenceEntry => ({ ...each, weighting }));
    const text = fc.constantFrom('mug', 'red', 'red mug', 'lamp', 'rde mug', 're', 'none');
    fc.assert(
      fc.property(text, fc.array(entry, { maxLength: 20 }), (typed, searchInfluence) => {
        const plain = shop.find(typed);
        const found = shop.find(typed, { searchInfluence });
        expect([...found.titles].sort()).toEqual([...plain.titles].sort());
        expect({ ...found, titles: [] }).toEqual({ ...plain, titles: [] });
      }),
    );
  });
});

describe('keyword group in a search', () => {
  const shop = aShop(
    { title: 'Coffee filter', tags: ['paper'] },
    { title: 'Coffee mug' },
    { title: 'Kettle', tags: ['new'] },
    { title: 'Old kettle', status: 'draft' },
  );
  const coffee = (changes: Partial<KeywordGroup> = {}): KeywordGroup => ({
    ...newKeywordGroup('coffee'),
    keywordGroupName: 'Coffee',
    keywords: ['coffee'],
    ...changes,
  });
  const promoting = (...ids: number[]) => ({ promotedProducts: ids.map((productId) => ({ productId })) });
  const titlesBy = (
    text: string,
    changes: Partial<KeywordGroup>,
    settings = {},
    sort: SortKey | null = null,
  ) => shop.find(text, settings, [], [coffee(changes)], sort).titles;

  it('puts its sellable products first, including ones the text doesn’t find', () => {
    expect(titlesBy('coffee', promoting(4, 3, 2))).toEqual(['Kettle', 'Coffee mug', 'Coffee filter']);
    expect(titlesBy('coffee', promoting(3), { excludedProducts: [{ productId: 3 }] })).toEqual([
      'Coffee filter',
      'Coffee mug',
    ]);
    expect(titlesBy('kettle', promoting(2))).toEqual(['Kettle']);
  });

  it('puts them first under other orders only when set to', () => {
    const sort = 'lowest-price';
    expect(titlesBy('coffee', promoting(3), {}, sort)[0]).toBe('Kettle');
    expect(titlesBy('coffee', { ...promoting(3), promotedProductsAlwaysFirst: false }, {}, sort)[0]).toBe(
      'Coffee filter',
    );
  });

  it('adds its influence to the general one', () => {
    const ofTag = (weighting: number) => [
      { attributeName: 'tag' as const, attributeValue: 'paper', weighting },
    ];
    const first = (own: number, all: number) =>
      titlesBy('coffee', { keywordInfluence: ofTag(own) }, { searchInfluence: ofTag(all) })[0];
    expect(first(5, -3)).toBe('Coffee filter');
    expect(first(-5, 3)).toBe('Coffee mug');
  });

  it('applies to a corrected query, and redirects only when the query is the keyword', () => {
    const leading = [coffee({ redirectEnabled: true, redirectUrl: '/collections/coffee' })];
    const redirect = (text: string, settings = {}) => shop.find(text, settings, [], leading).redirect;
    expect(redirect('Coffee')).toBe('/collections/coffee');
    expect(redirect('cofefe')).toBe('/collections/coffee');
    expect(redirect('coffee mug')).toBeNull();
    expect(redirect('coff')).toBeNull();
    expect(redirect('coffee', { excludedTerms: ['coffee'] })).toBeNull();
  });
});

describe('search with few results', () => {
  const shop = aShop(
    { title: 'Old tankard', productType: 'Cup', publishedAt: '2026-01-01T00:00:00Z' },
    { title: 'Glass', productType: 'Cup', publishedAt: '2026-02-01T00:00:00Z', tags: ['New'] },
    { title: 'Beaker', productType: 'Cup', publishedAt: '2026-03-01T00:00:00Z' },
    {
      title: 'Chalice',
      productType: 'Cup',
      publishedAt: '2026-04-01T00:00:00Z',
      variants: [aMirroredVariant({ id: 99, available: false })],
    },
    { title: 'Lamp', productType: '' },
    { title: 'Rug', productType: '' },
  );

  it('ends with the results by default', () => {
    expect(shop.find('tankard').titles).toEqual(['Old tankard']);
  });

  it('fills up with available products of the best match’s type, newest first, in hybrid mode', () => {
    const { titles, total } = shop.find('tankard', { mode: 'hybrid' });
    expect(titles).toEqual(['Old tankard', 'Beaker', 'Glass']);
    expect(total).toBe(3);
  });

  it('fills up with no excluded products, and not at all without a type or results', () => {
    const excludedProducts = [{ productId: 3 }];
    const { titles } = shop.find('tankard', { mode: 'hybrid', excludedProducts });
    expect(titles).toEqual(['Old tankard', 'Glass']);
    expect(shop.find('lamp', { mode: 'hybrid' }).titles).toEqual(['Lamp']);
    expect(shop.find('zzzz', { mode: 'hybrid' }).titles).toEqual([]);
  });

  it('ranks the fill-up by influence, after the results', () => {
    const searchInfluence = [{ attributeName: 'tag' as const, attributeValue: 'New', weighting: 10 }];
    const { titles } = shop.find('tankard', { mode: 'hybrid', searchInfluence });
    expect(titles).toEqual(['Old tankard', 'Glass', 'Beaker']);
  });

  it('fills up to twelve products', () => {
    const many = aShop(
      { title: 'Old tankard', productType: 'Cup' },
      ...Array.from({ length: 20 }, (_, at) => ({ title: `Thing ${at}`, productType: 'Cup' })),
    );
    expect(many.find('tankard', { mode: 'hybrid' }).total).toBe(12);
  });
});
