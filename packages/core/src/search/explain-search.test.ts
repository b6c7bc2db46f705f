import { describe, expect, it } from 'vitest';
import { buildIndex } from '../catalogue/index/update-index';
import type { MirroredCollection, MirroredProduct } from '../catalogue/mirrored-product';
import { list } from '../listing/list';
import { FIRST_VIEW } from '../listing/listing-request';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import { SHOPPER } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import type { SynonymRule } from './engine/ranking/synonyms';
import { excludedTerms } from './excluded-terms';
import { explainSearch } from './explain-search';
import { hiddenFromSearch, hiddenMessage } from './hidden-from-search';
import { type KeywordGroup, newKeywordGroup } from './keyword-groups';
import { resultsPageOf } from './results-page';
import { rulesOfSearch } from './rules-of-search';
import { searchProducts } from './search-products';
import { newSearchSettings, type SearchSettings } from './search-settings';
import { searchWhyMessages } from './search-why-messages';

const sale: MirroredCollection = {
  id: 7,
  handle: 'sale',
  title: 'Sale',
  image: null,
  automated: false,
  sortOrder: 'MANUAL',
  productIds: [2],
};

const variant = (changes: Parameters<typeof aMirroredVariant>[0]) => [aMirroredVariant(changes)];

const PRODUCTS: readonly MirroredProduct[] = [
  { title: 'Canvas sneaker', vendor: 'Mill', tags: ['Summer'], productType: 'Shoes' },
  { title: 'Wool sock', vendor: 'Emile', productType: 'Socks', description: 'For any sneaker.' },
  { title: 'Sun hat', vendor: 'Mill', productType: 'Hats', variants: variant({ id: 9, sku: 'SH-77' }) },
  {
    title: 'Rain hat',
    vendor: 'Mill',
    productType: 'Hats',
    variants: variant({ id: 10, available: false }),
    translations: { de: { title: 'Regenhut' } },
  },
].map((product, at) => aMirroredProduct({ id: at + 1, tags: [], ...product }));

const INDEX = buildIndex(PRODUCTS, [sale], ['en', 'de']);

interface By {
  readonly settings?: Partial<SearchSettings>;
  readonly groups?: readonly KeywordGroup[];
  readonly synonyms?: readonly SynonymRule[];
  readonly offensive?: readonly string[];
  readonly language?: string;
}

/** An explained search with the reasons of its results in order. */
function tried(
  text: string,
  { settings: changes, groups = [], synonyms = [], offensive = [], language }: By = {},
) {
  const settings = { ...newSearchSettings(BUILT_IN_SETTINGS), ...changes };
  const rules = rulesOfSearch(settings, resultsPageOf(null, BUILT_IN_SETTINGS));
  const query = { text, language: language ?? null, isAsTyped: false };
  const search = { settings, groups, synonyms, rules, offensiveTerms: excludedTerms(offensive) };
  const searched = searchProducts(INDEX, query, search, SHOPPER);
  const { why, ...explained } = explainSearch(INDEX, query, search, searched, SHOPPER);
  const catalogue = { index: INDEX, titleRanks: new Map<number, number>(), soldIn: () => new Map() };
  const { cells } = list(catalogue, searched.rows, FIRST_VIEW, searched.rules, SHOPPER);
  const reasons = cells.flatMap((cell) =>
    cell.kind === 'product'
      ? [
          [
            PRODUCTS[cell.id - 1]?.title,
            ...searchWhyMessages(why(INDEX.rows.get(cell.id) ?? -1), cell.why),
          ].join('. '),
        ]
      : [],
  );
  const hidden = hiddenFromSearch(INDEX, query, search, SHOPPER).map(
    (row) => `${PRODUCTS[(INDEX.products.id[row] ?? 0) - 1]?.title}. ${hiddenMessage(INDEX, search, row)}`,
  );
  return { ...explained, reasons, hidden };
}

const summer = (changes: Partial<KeywordGroup>): KeywordGroup => ({
  ...newKeywordGroup('summer'),
  keywordGroupName: 'Summer',
  keywords: ['hat'],
  ...changes,
});

describe('explained synonym', () => {
  const trainers = [{ language: null, from: 'trainers', to: ['sneaker'] }];

  it('finds its counterpart and is named in the reason', () => {
    const { synonyms, reasons } = tried('trainers', { synonyms: trainers });
    expect(synonyms).toEqual([{ word: 'trainers', finds: ['sneaker'] }]);
    expect(reasons[0]).toBe('Canvas sneaker. Found by its title (“sneaker”, a synonym of “trainers”)');
  });

  it('is absent from a search without synonyms', () => {
    expect(tried('hat', { synonyms: trainers }).synonyms).toEqual([]);
  });
});

describe('explained search result', () => {
  it.each([
    ['sneaker', 'Canvas sneaker. Found by its title (“sneaker”)'],
    ['snea', 'Canvas sneaker. Found by its title (“snea…”)'],
    ['snekaer', 'Canvas sneaker. Found by its title (“sneaker” for “snekaer”)'],
    ['shoes', 'Canvas sneaker. Found by its product type (“shoes”)'],
    ['summer', 'Canvas sneaker. Found by its tags (“summer”)'],
    ['emile', 'Wool sock. Found by its vendor (“emile”)'],
    ['sh-77', 'Sun hat. Found by its SKU or barcode (“sh”, “77”)'],
    ['sunhat', 'Sun hat. Found by its title (“sun”, “hat”)'],
    ['wool sneaker', 'Wool sock. Found by its title (“wool”) and description (“sneaker”)'],
  ])('gives the reason for “%s”: %s', (text, reason) => {
    expect(tried(text).reasons[0]).toBe(reason);
  });

  it('names the shop’s own language when the page’s has no match', () => {
    expect(tried('rain', { language: 'de' })).toMatchObject({
      otherLanguage: 'en',
      reasons: ['Rain hat. Found by its title (“rain”)'],
    });
    expect(tried('regen', { language: 'de' })).toMatchObject({
      otherLanguage: null,
      reasons: ['Rain hat. Found by its title (“regen…”)'],
    });
    expect(tried('umbrella', { language: 'de' })).toMatchObject({ otherLanguage: null, reasons: [] });
  });

  it('names the missing word when few products match all words', () => {
    const { relaxed, reasons } = tried('canvas hat');
    expect(relaxed).toEqual({ withAll: 0, missing: ['hat'] });
    expect(reasons[0]).toBe('Canvas sneaker. Found by its title (“canvas”). Doesn’t have “hat”');
    expect(tried('hat').relaxed).toBeNull();
    expect(tried('rain hat').relaxed).toEqual({ withAll: 1, missing: [] });
  });

  it('starts with the products of a keyword group in its order, matched or not', () => {
    const promotedProducts = [{ productId: 2 }, { productId: 4 }];
    expect(tried('hat', { groups: [summer({ promotedProducts })] }).reasons).toEqual([
      'Wool sock. Promoted by keyword group “Summer”, place 1. The search alone doesn’t find it',
      'Rain hat. Promoted by keyword group “Summer”, place 2. Found by its title (“hat”)',
      'Sun hat. Found by its title (“hat”)',
    ]);
  });

  it('names the influence that moved it and where that is set', () => {
    const settings = {
      searchInfluence: [
        { attributeName: 'availability' as const, attributeValue: 'sold-out', weighting: -3 },
        { attributeName: 'collection' as const, attributeValue: '7', weighting: 2 },
      ],
    };
    const keywordInfluence = [
      { attributeName: 'vendor' as const, attributeValue: 'mill', weighting: 5 },
      { attributeName: 'product-type' as const, attributeValue: 'Shoes', weighting: 1 },
    ];
    expect(tried('hat', { settings, groups: [summer({ keywordInfluence })] }).reasons).toEqual([
      'Sun hat. Found by its title (“hat”). Raised by 5 for the vendor “mill” (keyword group “Summer”)',
      'Rain hat. Found by its title (“hat”). Lowered by 3 for being sold out (search settings). ' +
        'Raised by 5 for the vendor “mill” (keyword group “Summer”)',
    ]);
    expect(tried('wool', { settings }).reasons).toEqual([
      'Wool sock. Found by its title (“wool”). Raised by 2 for the collection “Sale” (search settings)',
    ]);
  });

  it('names products that fill up a short list', () => {
    expect(tried('rain', { settings: { mode: 'hybrid' } }).reasons).toEqual([
      'Rain hat. Found by its title (“rain”)',
      'Sun hat. Of the best match’s product type, to fill a short list',
    ]);
  });

  it('names sold-out products moved to the end', () => {
    expect(tried('hat', { settings: { renderOos: 'end' } }).reasons.at(-1)).toBe(
      'Rain hat. Sold out, so it comes after the others. Found by its title (“hat”)',
    );
  });
});

describe('word left out of the search', () => {
  it('is part of an excluded or an offensive term', () => {
    const by = { settings: { excludedTerms: ['gift wrap', 'cheap'] }, offensive: ['damned'] };
    expect(tried('cheap damned hat with gift wrap', by)).toMatchObject({
      excluded: ['cheap', 'gift', 'wrap'],
      offensive: ['damned'],
      isBlocked: false,
    });
    expect(tried('Gift', by)).toMatchObject({ excluded: [], offensive: [], isBlocked: false });
  });

  it('blocks the search when no other word is left', () => {
    const by = { settings: { excludedTerms: ['cheap'] }, offensive: ['damned'] };
    expect(tried('Cheap damned', by)).toMatchObject({ isBlocked: true, reasons: [] });
    expect(tried('', by)).toMatchObject({ isBlocked: false, relaxed: null, reasons: [] });
  });
});

describe('hidden matching product', () => {
  const hidden = (text: string, settings: Partial<SearchSettings>, groups: readonly KeywordGroup[] = []) =>
    tried(text, { settings, groups }).hidden;

  it('names the setting that hides it', () => {
    const saleCollection = { collectionId: 7, collectionHandle: 'sale', collectionName: 'Sale' };
    expect(hidden('hat', { excludedProducts: [{ productId: 3 }] })).toEqual(['Sun hat. A hidden product']);
    expect(hidden('canvas', { excludedProductTags: ['SUMMER'] })).toEqual([
      'Canvas sneaker. Has the hidden tag “Summer”',
    ]);
    expect(hidden('wool', { excludedCollections: [saleCollection] })).toEqual([
      'Wool sock. In the hidden collection “Sale”',
    ]);
    expect(hidden('hat', { renderOos: 'hide' })).toEqual([
      'Rain hat. Sold out, and sold-out products are hidden',
    ]);
  });

  it('is absent when nothing hides it, it doesn’t match, or no word is left', () => {
    expect(hidden('hat', {})).toEqual([]);
    expect(hidden('wool', { excludedProducts: [{ productId: 3 }] })).toEqual([]);
    const excludedProducts = [{ productId: 3 }];
    expect(hidden('hat', { excludedProducts, excludedTerms: ['hat'] })).toEqual([]);
  });

  it('stays hidden even if a keyword group promotes it', () => {
    const groups = [summer({ promotedProducts: [{ productId: 2 }] })];
    expect(hidden('hat', { excludedProducts: [{ productId: 2 }] }, groups)).toEqual([
      'Wool sock. A hidden product',
    ]);
  });
});
