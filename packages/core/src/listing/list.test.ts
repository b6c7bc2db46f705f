import { describe, expect, it, test } from 'vitest';
import type { MirroredProduct } from '../catalogue/mirrored-product';
import { aListedCatalogue, SHOPPER, someRules } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import type { Choice } from './filters/choice';
import { foundRows } from './found-rows';
import { list } from './list';
import type { Facet, Listing } from './listing';
import { FIRST_VIEW, type ListingRequest } from './listing-request';
import type { ListingRules, SortKey } from './listing-rules';

const inUsd = (amount: number) => ({ US: { amount, compareAt: null, currency: 'USD' } });
const choice = (param: string, ...values: string[]): Choice => ({ param, values, from: null, to: null });

/** A shirt: small in red for 20.00, sold out, and medium in blue for 30.00. */
const SHIRT = aMirroredProduct({
  id: 1,
  options: [
    { name: 'Size', values: ['S', 'M'].map((name) => ({ name, swatch: null })) },
    { name: 'Color', values: ['Red', 'Blue'].map((name) => ({ name, swatch: null })) },
  ],
  variants: [
    aMirroredVariant({ id: 11, optionValues: [0, 0], available: false, prices: inUsd(2000) }),
    aMirroredVariant({ id: 12, optionValues: [1, 1], prices: inUsd(3000) }),
  ],
});

/** A shirt: medium in green. */
const GREEN_SHIRT = aMirroredProduct({
  id: 2,
  options: [
    { name: 'Size', values: [{ name: 'M', swatch: null }] },
    { name: 'Color', values: [{ name: 'Green', swatch: null }] },
  ],
  variants: [aMirroredVariant({ id: 21, optionValues: [0, 0], prices: inUsd(3000) })],
});

const priced = (id: number, amount: number, more: Partial<MirroredProduct> = {}, available = true) =>
  aMirroredProduct({
    id,
    variants: [aMirroredVariant({ id: id * 10, prices: inUsd(amount), available })],
    ...more,
  });

function listed(
  products: readonly MirroredProduct[],
  request: Partial<ListingRequest> = {},
  rules: Partial<ListingRules> = {},
): Listing {
  const catalogue = aListedCatalogue(products);
  return list(
    catalogue,
    catalogue.index.rows.values(),
    { ...FIRST_VIEW, ...request },
    someRules(rules),
    SHOPPER,
  );
}

const TILE = { name: 'Sale', image: 'https://cdn.example/sale.png', link: null };

const cells = ({ cells }: Listing) => cells.map(({ id }) => id);

function facet({ facets }: Listing, param: string): Facet {
  const found = facets.find((each) => each.param === param);
  if (!found) throw new Error(`No facet ${param}`);
  return found;
}

function counts(listing: Listing, param: string): [string, number][] {
  const found = facet(listing, param);
  return found.kind === 'values' ? found.values.map(({ value, count }) => [value, count]) : [];
}

describe('variant filters that apply to the same variant', () => {
  const RED = choice('filter.v.option.color', 'Red');
  const MEDIUM = choice('filter.v.option.size', 'M');
  const IN_STOCK = choice('filter.v.availability', '1');
  const AT_MOST_30: Choice = { param: 'filter.v.price', values: [], from: null, to: 3000 };

  test.each([
    ['red and in stock', [RED, IN_STOCK], []],
    ['red and medium', [RED, MEDIUM], []],
    ['medium for at most 30.00', [MEDIUM, AT_MOST_30], [1]],
    ['red', [RED], [1]],
  ])('%s', (_, choices, found) => {
    expect(cells(listed([SHIRT], { choices }))).toEqual(found);
  });

  it('counts values by variant: medium leaves one blue and no red', () => {
    const listing = listed([SHIRT, GREEN_SHIRT], { choices: [MEDIUM] });
    expect(counts(listing, 'filter.v.option.color')).toEqual([
      ['Blue', 1],
      ['Green', 1],
    ]);
  });

  it('sorts by the price of matching variants', () => {
    const listing = listed([SHIRT, priced(2, 2500)], { choices: [IN_STOCK], sort: 'lowest-price' });
    expect(cells(listing)).toEqual([2, 1]);
    expect(listing.cells[1]).toMatchObject({ why: { by: { reason: 'price', amount: 3000 } } });
  });
});

describe('facet counts', () => {
  const vendors = (...names: string[]) => names.map((vendor, place) => priced(place + 1, 1000, { vendor }));

  it('ignore their own filter, so that sibling values stay', () => {
    const listing = listed(vendors('Acme', 'Acme', 'Mill'), {
      choices: [choice('filter.p.vendor', 'Mill')],
    });
    expect(cells(listing)).toEqual([3]);
    expect(counts(listing, 'filter.p.vendor')).toEqual([
      ['Acme', 2],
      ['Mill', 1],
    ]);
  });

  it('show 0 for a chosen value without products', () => {
    const listing = listed(vendors('Acme', 'Mill'), { choices: [choice('filter.p.vendor', 'Nobody')] });
    expect(listing.total).toBe(0);
    expect(counts(listing, 'filter.p.vendor')).toEqual([
      ['Acme', 1],
      ['Mill', 1],
      ['Nobody', 0],
    ]);
  });

  it('omit a value shared by all products unless it is chosen', () => {
    const products = [priced(1, 1000, { tags: ['new', 'wool'] }), priced(2, 1000, { tags: ['wool'] })];
    expect(counts(listed(products), 'filter.p.tag')).toEqual([['new', 1]]);
    expect(counts(listed(products, { choices: [choice('filter.p.tag', 'Wool')] }), 'filter.p.tag')).toEqual([
      ['Wool', 2],
      ['new', 1],
    ]);
  });

  it('omit a facet with nothing to choose: one vendor, one price', () => {
    const params = listed(vendors('Acme', 'Acme')).facets.map(({ param }) => param);
    expect(params).not.toContain('filter.p.vendor');
    expect(params).not.toContain('filter.v.price');
  });

  it('keep a size of all products that not every variant has', () => {
    expect(counts(listed([SHIRT, GREEN_SHIRT]), 'filter.v.option.size')).toEqual([
      ['S', 1],
      ['M', 2],
    ]);
    const listing = listed([GREEN_SHIRT, { ...GREEN_SHIRT, id: 3 }]);
    expect(listing.facets.map(({ param }) => param)).not.toContain('filter.v.option.size');
  });

  it('sort clothing sizes first, then numbers by value', () => {
    const values = ['One size', '1234567', '10', 'XXXXL', 'XL', '9', '0.0625', 'S', '3XL', 'Large', 'm'].map(
      (name) => ({
        name,
        swatch: null,
      }),
    );
    const product = aMirroredProduct({
      id: 1,
      options: [{ name: 'SIZE', values }],
      variants: values.map((_, place) => aMirroredVariant({ id: place + 1, optionValues: [place] })),
    });
    const sizes = counts(listed([product]), 'filter.v.option.size').map(([value]) => value);
    expect(sizes).toEqual([
      'S',
      'm',
      'Large',
      'XL',
      '3XL',
      'XXXXL',
      '0.0625',
      '9',
      '10',
      '1234567',
      'One size',
    ]);
  });

  it('exclude hidden tags and ignore them when chosen', () => {
    const products = [priced(1, 1000, { tags: ['Hidden', 'new'] }), priced(2, 1000, { tags: ['Hidden'] })];
    const listing = listed(products, { choices: [choice('filter.p.tag', 'Hidden')] });
    expect(cells(listing)).toEqual([1, 2]);
    expect(counts(listing, 'filter.p.tag')).toEqual([['new', 1]]);
  });

  it('return at most a hundred values plus the chosen ones', () => {
    const names = Array.from({ length: 130 }, (_, place) => `Vendor ${place + 1}`);
    const listing = listed(vendors(...names), { choices: [choice('filter.p.vendor', 'Vendor 130')] });
    expect(counts(listing, 'filter.p.vendor')).toHaveLength(101);
    expect(facet(listing, 'filter.p.vendor')).toMatchObject({ more: 29 });
  });

  it('return number ranges with inclusive ends', () => {
    const weight = (value: string) => ({
      metafields: [{ namespace: 'custom', key: 'weight', type: 'number_integer', value }],
    });
    const products = [1, 2, 3].map((id) => priced(id, id * 1000, weight(String(id * 100))));
    const choices = [{ param: 'filter.p.m.custom.weight', values: [], from: 100, to: 200 }];
    const listing = listed(products, { choices });
    expect(cells(listing)).toEqual([1, 2]);
    expect(facet(listing, 'filter.p.m.custom.weight')).toMatchObject({ least: 100, most: 300 });
    expect(facet(listing, 'filter.v.price')).toMatchObject({ least: 1000, most: 2000 });
  });

  it('accept single numbers from Shopify’s links and return them as removable values', () => {
    const length = (value: string, type = 'number_integer') => ({
      metafields: [{ namespace: 'custom', key: 'weight', type, value }],
    });
    const products = ['10', '3', '3', '20'].map((value, at) => priced(at + 1, 1000, length(value)));
    const param = 'filter.p.m.custom.weight';
    const chosen = (...values: string[]) => listed(products, { choices: [choice(param, ...values)] });
    expect(cells(chosen('3'))).toEqual([2, 3]);
    expect(counts(chosen('3'), param)).toEqual([
      ['3', 2],
      ['10', 1],
      ['20', 1],
    ]);
    expect(cells(chosen('3.0', '20'))).toEqual([2, 3, 4]);
    expect(facet(chosen('3.0'), param)).toMatchObject({
      values: [{ value: '3.0', count: 2, chosen: true }, {}, {}],
    });
    expect(cells(chosen('4'))).toEqual([]);
    expect(facet(chosen('many'), param)).toMatchObject({ kind: 'values' });
    const besides = [{ ...choice(param, '3'), from: 10, to: null }];
    expect(cells(listed(products, { choices: besides }))).toEqual([2, 3]);
    const decimals = [
      priced(1, 1000, length('2.5', 'number_decimal')),
      priced(2, 1000, length('-1.0', 'number_decimal')),
    ];
    expect(cells(listed(decimals, { choices: [choice(param, '2.50')] }))).toEqual([1]);
    expect(cells(listed(decimals, { choices: [choice(param, '-1')] }))).toEqual([2]);
    const yes = [priced(1, 1000, length('true', 'boolean')), priced(2, 1000, length('false', 'boolean'))];
    expect(cells(listed(yes, { choices: [choice(param, '1')] }))).toEqual([1]);
    expect(cells(listed(yes, { choices: [choice(param, 'false')] }))).toEqual([2]);
  });
});

describe('product card in a listing', () => {
  const card = (listing: Listing) =>
    listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell.card] : []))[0];
  const MOSS = aMirroredProduct({
    id: 1,
    options: [{ name: 'Color', values: ['Oat', 'Moss'].map((name) => ({ name, swatch: null })) }],
    variants: [
      aMirroredVariant({ id: 11, optionValues: [0], prices: inUsd(1000) }),
      aMirroredVariant({ id: 12, optionValues: [1], prices: inUsd(1000), sku: 'MUG-02' }),
      aMirroredVariant({ id: 13, optionValues: [1], prices: inUsd(1000), available: false, sku: 'MUG-03' }),
    ],
  });

  it('shows the product without filters and the matching variant with them', () => {
    expect(card(listed([MOSS]))).toEqual({
      variantId: 11,
      price: 'one',
      isOfVariant: false,
      leadsToVariant: false,
    });
    const moss = card(listed([MOSS], { choices: [choice('filter.v.option.color', 'Moss')] }));
    expect(moss).toEqual({ variantId: 12, price: 'one', isOfVariant: true, leadsToVariant: true });
    const gone = [choice('filter.v.availability', '0')];
    expect(card(listed([MOSS], { choices: gone }))).toMatchObject({ variantId: 13, isOfVariant: true });
  });

  it('shows the variant whose code was searched, even sold out, unless filtered away', () => {
    const catalogue = aListedCatalogue([MOSS], new Map(), ['en']);
    const searched = (text: string, request: Partial<ListingRequest> = {}) => {
      const query = { text, language: null, isAsTyped: false };
      const { rows, named } = foundRows(catalogue.index, query, someRules(), SHOPPER);
      const requested = { ...FIRST_VIEW, ...request };
      return card(list(catalogue, rows, requested, someRules(), SHOPPER, named))?.variantId;
    };
    expect(searched('MUG-02')).toBe(12);
    expect(searched('mug 03')).toBe(13);
    expect(searched('product')).toBe(11);
    expect(searched('MUG-02', { choices: [choice('filter.v.option.color', 'Oat')] })).toBe(11);
  });
});

describe('sort order', () => {
  const rated = (id: number, value: number, count: number) =>
    priced(id, 1000, { rating: { value, count, scaleMax: 5 } });

  it.each<[SortKey, number[]]>([
    ['featured', [3, 1, 2]],
    ['lowest-price', [2, 1, 3]],
    ['highest-price', [1, 3, 2]],
    ['name-ascending', [2, 3, 1]],
    ['name-descending', [1, 3, 2]],
    ['new-arrivals', [3, 2, 1]],
    ['oldest', [1, 2, 3]],
  ])('sorts by %s', (sort, expected) => {
    const published = (day: number) => ({ publishedAt: `2026-01-0${day}T00:00:00Z` });
    const products = [
      priced(3, 3000, { title: 'Mug 9', ...published(3) }),
      priced(1, 3000, { title: 'Mug 10', ...published(1) }),
      priced(2, 2000, { title: 'éclair', ...published(2) }),
    ];
    expect(cells(listed(products, { sort }))).toEqual(expected);
  });

  it('ranks many good ratings above one top rating, and unrated products last', () => {
    const products = [rated(1, 5, 1), rated(2, 4.8, 400), rated(3, 3, 50), priced(4, 1000)];
    expect(cells(listed(products, { sort: 'highest-rating' }))).toEqual([2, 1, 3, 4]);
    expect(cells(listed(products, { sort: 'lowest-rating' }))).toEqual([3, 1, 2, 4]);
  });

  it('shows units sold for best-sellers and keeps unsold products in place', () => {
    const catalogue = aListedCatalogue(
      [priced(3, 1000), priced(2, 1000), priced(1, 1000)],
      new Map([[1, { units: 184, revenue: 0, orders: 0 }]]),
    );
    const request = { ...FIRST_VIEW, sort: 'best-sellers' as const };
    const listing = list(catalogue, catalogue.index.rows.values(), request, someRules(), SHOPPER);
    expect(cells(listing)).toEqual([1, 3, 2]);
    expect(listing.cells[0]).toMatchObject({
      why: { by: { reason: 'sales', sold: 184, lookback: { days: 30 } } },
    });
  });

  it('falls back to the first available order', () => {
    const { sorts } = someRules();
    const served = sorts.filter(({ key }) => key === 'lowest-price');
    expect(listed([SHIRT], { sort: 'oldest' }, { sorts: served }).sort).toBe('lowest-price');
    expect(listed([SHIRT], {}, { sorts: [] }).sort).toBe('featured');
  });
});

describe('pinned products', () => {
  const products = [priced(1, 1000), priced(2, 2000), priced(3, 3000, {}, false)];
  const pins = { productIds: [3, 2, 3, 99], always: true, badge: 'Featured' };

  it('come first in the merchant’s order, without duplicates, with their badge', () => {
    const listing = listed(products, { sort: 'lowest-price' }, { pins });
    expect(cells(listing)).toEqual([3, 2, 1]);
    expect(listing.cells.map((cell) => cell.kind === 'product' && cell.badge)).toEqual([
      'Featured',
      'Featured',
      null,
    ]);
  });

  it('follow the sort order when limited to the default one', () => {
    const only = { ...pins, always: false };
    expect(cells(listed(products, { sort: 'lowest-price' }, { pins: only }))).toEqual([1, 2, 3]);
    expect(cells(listed(products, {}, { pins: only }))).toEqual([3, 2, 1]);
  });

  it('lead the sold-out tail, or are hidden when sold out', () => {
    const end = listed(products, {}, { pins, outOfStock: 'end' });
    expect(cells(end)).toEqual([2, 1, 3]);
    expect(end.cells[2]).toMatchObject({ why: { by: { reason: 'pinned' }, soldOutLast: true } });
    expect(cells(listed(products, {}, { pins, outOfStock: 'hide' }))).toEqual([2, 1]);
  });

  it('never bring in filtered or excluded products', () => {
    const choices = [{ param: 'filter.v.price', values: [], from: null, to: 1500 }];
    expect(cells(listed(products, { choices }, { pins }))).toEqual([1]);
    expect(cells(listed(products, {}, { pins, excludedProducts: [2] }))).toEqual([3, 1]);
  });
});

describe('products not sold in the market', () => {
  test.each<[string, MirroredProduct]>([
    ['a draft', priced(1, 1000, { status: 'draft' })],
    ['an unlisted product', priced(1, 1000, { status: 'unlisted' })],
    ['a product not published in the market', priced(1, 1000, { publishedIn: ['DE'] })],
    [
      'a product without a price in the market',
      priced(1, 1000, { variants: [aMirroredVariant({ id: 1, prices: {} })] }),
    ],
    ['a product with an excluded tag in any case', priced(1, 1000, { tags: ['SECRET'] })],
  ])('are not listed: %s', (_, product) => {
    const listing = listed([product], {}, { excludedTags: ['secret'] });
    expect(listing).toMatchObject({ total: 0, pages: 0, cells: [], facets: [] });
  });
});

describe('listing pages', () => {
  const six = [1, 2, 3, 4, 5, 6].map((id) => priced(id, 1000));
  const tiles = [
    { id: 'T1', page: 'everyPage', position: 2, content: TILE },
    { id: 'T2', page: 'firstPage', position: 16, content: TILE },
  ] as const;

  test.each([
    [1, [1, 'T1', 2, 3, 4, 'T2']],
    [2, [5, 'T1', 6]],
    [3, []],
    [0, [1, 'T1', 2, 3, 4, 'T2']],
  ])('show tiles: page %j contains %j', (page, expected) => {
    expect(cells(listed(six, { page }, { tiles, amountPerPage: 4 }))).toEqual(expected);
  });

  it('show no tiles without products', () => {
    const listing = listed(six, { choices: [choice('filter.p.vendor', 'Nobody')] }, { tiles });
    expect(listing).toMatchObject({ cells: [], pages: 0, page: 1 });
  });

  it('use the shopper’s page size when it is offered', () => {
    expect(listed(six, { limit: 10 }, { amountPerPage: 4 }).size).toBe(10);
    expect(listed(six, { limit: 11 }, { amountPerPage: 4 }).size).toBe(4);
    expect(listed(six, { limit: 'all' }, { amountPerPage: 4 }).size).toBe(100);
  });

  it('return the pagination type and the page sizes, including the current one', () => {
    const paging = (limit: ListingRequest['limit'], rules: Partial<ListingRules>) =>
      listed(six, { limit }, { amountPerPage: 12, limitOptions: ['all', 25, 10], ...rules }).paging;
    expect(paging(null, { pagination: 'load_more', loadMoreText: 'More' })).toEqual({
      type: 'load_more',
      loadMoreText: 'More',
      limit: 12,
      limits: [],
    });
    const dropdown = { pagination: 'default_with_dropdown' } as const;
    expect(paging('all', dropdown)).toMatchObject({ limit: 'all', limits: [10, 12, 25, 'all'] });
    expect(paging(7, dropdown).limit).toBe(12);
    expect(paging(null, { ...dropdown, amountPerPage: 10 }).limits).toEqual([10, 25, 'all']);
  });
});

describe('values that differ only in spelling', () => {
  const inColour = (id: number, option: string, value: string, more: Partial<MirroredProduct> = {}) =>
    aMirroredProduct({
      id,
      options: [{ name: option, values: [{ name: value, swatch: null }] }],
      variants: [aMirroredVariant({ id: id * 10, optionValues: [0], prices: inUsd(1000) })],
      ...more,
    });
  const COLOURS = [
    inColour(1, 'Color', 'Navy Blue'),
    inColour(2, 'color ', 'navy blue'),
    inColour(3, 'Colour', 'Navy  Blue'),
    inColour(4, 'Color', 'Navy Blue'),
    inColour(5, 'Color', 'Red'),
  ];
  const COLOUR = 'filter.v.option.color';

  it('are merged under the most frequent spelling', () => {
    expect(counts(listed(COLOURS), COLOUR)).toEqual([
      ['Navy Blue', 4],
      ['Red', 1],
    ]);
  });

  it.each(['Navy Blue', 'navy blue', 'NAVY-BLUE'])(
    'are all found by "%s", which the address keeps',
    (request) => {
      const listing = listed(COLOURS, { choices: [choice(COLOUR, request)] });
      expect(cells(listing)).toEqual([1, 2, 3, 4]);
      const found = facet(listing, COLOUR);
      expect(found.kind === 'values' && found.values.filter(({ chosen }) => chosen)).toEqual([
        { value: request, count: 4, chosen: true, ...(request !== 'Navy Blue' && { text: 'Navy Blue' }) },
      ]);
    },
  );

  it('are merged for vendors, tags and metafields too, counting each product once', () => {
    const weave = (value: string) => [
      { namespace: 'custom', key: 'fabric', type: 'single_line_text_field', value },
    ];
    const listing = listed([
      inColour(1, 'Size', 'S', {
        vendor: 'Larkspur',
        tags: ['Sale', 'sale '],
        metafields: weave('Fine linen'),
      }),
      inColour(2, 'Size', 's', { vendor: 'LARKSPUR', tags: ['sale'], metafields: weave('fine  Linen') }),
      inColour(3, 'Length', '1', { vendor: '' }),
    ]);
    expect(counts(listing, 'filter.p.vendor')).toEqual([['LARKSPUR', 2]]);
    expect(counts(listing, 'filter.p.tag').map(([, count]) => count)).toEqual([2]);
    expect(counts(listing, 'filter.p.m.custom.fabric').map(([, count]) => count)).toEqual([2]);
    expect(counts(listing, 'filter.v.option.size').map(([, count]) => count)).toEqual([2]);
  });

  it.each([{ allBut: ['NEW-IN'] }, { only: ['sale'] }])(
    'are included or excluded together as tags: %j',
    (tags) => {
      const products = [
        inColour(1, 'Size', 'S', { tags: ['New in', 'Sale'] }),
        inColour(2, 'Size', 'S', { tags: ['new-in', 'SALE '] }),
        inColour(3, 'Size', 'S'),
      ];
      const catalogue = aListedCatalogue(products);
      const rules = someRules({ filters: [{ type: 'product-tags', label: 'Tags', tags }] });
      const listing = list(catalogue, catalogue.index.rows.values(), FIRST_VIEW, rules, SHOPPER);
      expect(counts(listing, 'filter.p.tag').map(([, count]) => count)).toEqual([2]);
      const request = { ...FIRST_VIEW, choices: [choice('filter.p.tag', 'new-in')] };
      expect(list(catalogue, catalogue.index.rows.values(), request, rules, SHOPPER).total).toBe(3);
    },
  );

  it('stay separate when they are different values', () => {
    const sizes = ['10-12', '10', '12', 'S', 'XS'].map((size, at) => inColour(at + 1, 'Size', size));
    expect(counts(listed(sizes), 'filter.v.option.size')).toHaveLength(5);
  });
});

it('labels an option filter as products spell it, and reads both spellings from addresses', () => {
  const products = [SHIRT, GREEN_SHIRT].map((each) => ({
    ...each,
    options: each.options.map((option) => (option.name === 'Color' ? { ...option, name: 'Colour' } : option)),
  }));
  const listing = listed(products, { choices: [choice('filter.v.option.color', 'Green')] });
  expect(cells(listing)).toEqual([2]);
  expect(facet(listing, 'filter.v.option.color').label).toBe('Colour');
});

describe('translated filters', () => {
  const german = (options: readonly { name: string | null; values: readonly (string | null)[] }[]) => ({
    de: { options, productType: 'Kleidung' },
  });
  const GERMAN_SHIRT = {
    ...SHIRT,
    productType: 'Clothing',
    translations: german([
      { name: 'Größe', values: [null, null] },
      { name: 'Farbe', values: ['Rot', 'Blau'] },
    ]),
  };
  const listedIn = (language: string | null, request: Partial<ListingRequest> = {}) => {
    const catalogue = aListedCatalogue([GERMAN_SHIRT, priced(2, 1000, { productType: '' })]);
    const rules = someRules({
      filters: [
        { type: 'product-option', name: 'Color', label: 'Color' },
        { type: 'product-option', name: 'Size', label: 'Your size' },
        { type: 'product-type', label: 'Product Type' },
      ],
    });
    return list(catalogue, catalogue.index.rows.values(), { ...FIRST_VIEW, ...request }, rules, {
      ...SHOPPER,
      language,
    });
  };
  const facetTexts = (listing: Listing) =>
    listing.facets.map((each) => [
      each.label,
      each.kind === 'values' ? each.values.map(({ value, text = value }) => text) : [],
    ]);

  it.each(['de', 'de-AT'])(
    'use the products’ translations in %s, except for the merchant’s own labels',
    (language) => {
      expect(facetTexts(listedIn(language))).toEqual([
        ['Farbe', ['Blau', 'Rot']],
        ['Your size', ['S', 'M']],
        ['Product Type', ['Kleidung']],
      ]);
    },
  );

  it('keep addresses in the shop’s own language', () => {
    const listing = listedIn('de', { choices: [choice('filter.v.option.color', 'Red')] });
    expect(cells(listing)).toEqual([1]);
    const [colour] = listing.facets;
    expect(colour?.kind === 'values' && colour.values).toContainEqual({
      value: 'Red',
      text: 'Rot',
      count: 1,
      chosen: true,
    });
  });

  it.each([null, 'en', 'fr'])('fall back to the shop’s own texts in %s', (language) => {
    expect(facetTexts(listedIn(language))).toEqual([
      ['Color', ['Blue', 'Red']],
      ['Your size', ['S', 'M']],
      ['Product Type', ['Clothing']],
    ]);
  });
});
