import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeProduct, updateProduct } from '../catalogue/index/update-index';
import type { MirroredProduct } from '../catalogue/mirrored-product';
import { aListedCatalogue, SHOPPER, SOME_FILTERS, someRules } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import type { Choice } from './filters/choice';
import { filterParam } from './filters/filter-types';
import { foundRows } from './found-rows';
import { list } from './list';
import type { ListedCatalogue } from './list-context';
import type { Listing } from './listing';
import { FIRST_VIEW, type ListingRequest } from './listing-request';
import { type ListingRules, SORT_KEYS } from './listing-rules';

const SIZES = ['S', 'M', 'L'];
const COLORS = ['Red', 'Blue'];
const VENDORS = ['Acme', 'Mill'];
const TAGS = ['new', 'sale', 'hidden', 'secret'];
/** Values of the products of these tests, by filter. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'filter.v.availability': ['0', '1'],
  'filter.v.option.size': SIZES,
  'filter.v.option.color': COLORS,
  'filter.p.vendor': VENDORS,
  'filter.p.tag': TAGS,
};
const valuesOf = (names: readonly string[]) => names.map((name) => ({ name, swatch: null }));

const variant = fc.record({
  size: fc.nat(2),
  color: fc.nat(1),
  available: fc.boolean(),
  amount: fc.option(fc.integer({ min: 1, max: 4 }).map((price) => price * 1000)),
});

const product = (id: number): fc.Arbitrary<MirroredProduct> =>
  fc
    .record({
      title: fc.constantFrom('Mug', 'mug', 'Émile', 'Lamp 2', 'Lamp 10'),
      vendor: fc.constantFrom(...VENDORS, ''),
      tags: fc.subarray(TAGS),
      status: fc.constantFrom('active' as const, 'active' as const, 'draft' as const),
      publishedIn: fc.constantFrom(['US'], ['US', 'DE'], ['DE']),
      publishedAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', null),
      rating: fc.option(
        fc.record({
          value: fc.integer({ min: 1, max: 5 }),
          count: fc.integer({ min: 0, max: 30 }),
          scaleMax: fc.constant(5),
        }),
      ),
      weight: fc.option(fc.integer({ min: 1, max: 5 })),
      sold: fc.array(variant, { minLength: 1, maxLength: 4 }),
    })
    .map(({ sold, weight, ...rest }) =>
      aMirroredProduct({
        id,
        ...rest,
        options: [
          { name: 'Size', values: valuesOf(SIZES) },
          { name: 'Color', values: valuesOf(COLORS) },
        ],
        metafields:
          weight === null
            ? []
            : [{ namespace: 'custom', key: 'weight', type: 'number_integer', value: String(weight) }],
        variants: sold.map(({ size, color, available, amount }, place) =>
          aMirroredVariant({
            id: id * 10 + place,
            optionValues: [size, color],
            available,
            prices: amount === null ? {} : { US: { amount, compareAt: null, currency: 'USD' } },
          }),
        ),
      }),
    );

const products = fc
  .integer({ min: 0, max: 12 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => product(place + 1))));

const someOf = (param: string, names: readonly string[]) =>
  fc
    .subarray([...names], { minLength: 1 })
    .map((values): Choice => ({ param, values, from: null, to: null }));
const between = (param: string, step: number) =>
  fc.tuple(fc.option(fc.nat(5)), fc.option(fc.nat(5))).map(
    ([from, to]): Choice => ({
      param,
      values: [],
      from: from === null ? null : from * step,
      to: to === null ? null : to * step,
    }),
  );

const known = fc.oneof(
  someOf('filter.v.option.size', SIZES),
  someOf('filter.v.option.color', COLORS),
  someOf('filter.p.vendor', VENDORS),
  someOf('filter.p.tag', TAGS),
  someOf('filter.v.availability', ['0', '1']),
  between('filter.v.price', 1000),
  between('filter.p.m.custom.weight', 1),
  someOf('filter.p.m.custom.weight', ['1', '2.0', '3', 'heavy']),
);
const choices = fc.uniqueArray(known, { selector: ({ param }) => param, maxLength: 4 });

const request: fc.Arbitrary<ListingRequest> = fc.record({
  choices,
  sort: fc.option(fc.constantFrom(...SORT_KEYS)),
  page: fc.constant(1),
  limit: fc.constant('all' as const),
});

const rules: fc.Arbitrary<ListingRules> = fc
  .record({
    outOfStock: fc.constantFrom('all' as const, 'hide' as const, 'end' as const),
    excludedProducts: fc.subarray([1, 2, 3]),
    excludedTags: fc.subarray(['SECRET']),
    pins: fc.option(
      fc.record({
        productIds: fc.shuffledSubarray([1, 2, 3, 4, 99]),
        always: fc.boolean(),
        badge: fc.constant('Featured'),
      }),
    ),
  })
  .map(someRules);

const ofAll = (catalogue: ListedCatalogue) =>
  [...catalogue.index.rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);

const listed = (catalogue: ListedCatalogue, request: ListingRequest, under: ListingRules) =>
  list(catalogue, ofAll(catalogue), request, under, SHOPPER);

const isSoldUnder =
  ({ excludedProducts, excludedTags }: ListingRules) =>
  ({ id, status, publishedIn, tags, variants }: MirroredProduct) =>
    status === 'active' &&
    publishedIn.includes('US') &&
    !excludedProducts.includes(id) &&
    !(excludedTags.length > 0 && tags.includes('secret')) &&
    variants.some(({ prices }) => prices.US);

const text = fc
  .array(fc.constantFrom('mug', 'lamp', 'lam', 'emile', 'mill', 'nothing', 'red'), { maxLength: 3 })
  .map((words) => words.join(' '));
const aSearchable = (all: readonly MirroredProduct[]) => aListedCatalogue(all, new Map(), ['en']);
/** Searches as typed, because corrections depend on the words of the whole shop. */
const searched = (catalogue: ListedCatalogue, text: string, request: ListingRequest, under: ListingRules) => {
  const query = { text, language: null, isAsTyped: true };
  return list(catalogue, foundRows(catalogue.index, query, under, SHOPPER).rows, request, under, SHOPPER);
};

const productsOf = ({ cells }: Listing) =>
  cells.flatMap((cell) => (cell.kind === 'product' ? [cell.id] : []));
const missing = (of: Listing, inside: Listing) => productsOf(of).filter((id) => !asSet(inside).has(id));
const asSet = (listing: Listing) => new Set(productsOf(listing));

describe('listing laws', () => {
  it('The listing doesn’t depend on how or in which order the catalogue was loaded.', () => {
    fc.assert(
      fc.property(products, fc.nat(), request, rules, (all, turn, request, under) => {
        const at = all.length === 0 ? 0 : turn % all.length;
        const turned = aListedCatalogue([...all.slice(at), ...all.slice(0, at)]);
        for (const each of all.slice(0, at)) {
          removeProduct(turned.index, each.id);
          updateProduct(turned.index, each);
        }
        expect(listed(turned, request, under)).toEqual(listed(aListedCatalogue(all), request, under));
      }),
    );
  });

  it('Every product appears on exactly one page, at any page size and with any tiles.', () => {
    const tile = fc.record({
      id: fc.constant('tile'),
      page: fc.constantFrom('everyPage' as const, 'firstPage' as const),
      position: fc.integer({ min: 1, max: 16 }),
      content: fc.constant({ name: 'Sale', image: 'https://cdn.example/sale.png', link: null }),
    });
    const tiles = fc.uniqueArray(tile, { selector: ({ position }) => position, maxLength: 4 });
    fc.assert(
      fc.property(
        products,
        request,
        rules,
        fc.integer({ min: 1, max: 5 }),
        tiles,
        (all, request, under, amountPerPage, tiles) => {
          const catalogue = aListedCatalogue(all);
          const whole = listed(catalogue, request, under);
          const paged = { ...under, amountPerPage, tiles };
          const pages = Array.from({ length: whole.total + 1 }, (_, place) =>
            listed(catalogue, { ...request, limit: null, page: place + 1 }, paged),
          );
          expect(pages.flatMap(productsOf)).toEqual(productsOf(whole));
          expect(pages.filter((page) => productsOf(page).length > 0)).toHaveLength(pages[0]?.pages ?? 0);
        },
      ),
    );
  });

  it('Choosing a value alone in its filter lists as many products as its count.', () => {
    fc.assert(
      fc.property(products, request, rules, (all, request, under) => {
        const catalogue = aListedCatalogue(all);
        const before = listed(catalogue, request, under);
        for (const facet of before.facets) {
          if (facet.kind !== 'values') continue;
          const others = request.choices.filter(({ param }) => param !== facet.param);
          for (const { value, count } of facet.values) {
            const chosen = { param: facet.param, values: [value], from: null, to: null };
            const after = listed(catalogue, { ...request, choices: [...others, chosen] }, under);
            expect(after.total, `${facet.param}=${value}`).toBe(count);
          }
        }
      }),
    );
  });

  it('Filters omit only values without products or without effect.', () => {
    fc.assert(
      fc.property(products, request, rules, (all, request, under) => {
        const catalogue = aListedCatalogue(all);
        const before = listed(catalogue, request, under);
        for (const [param, values] of Object.entries(VALUES)) {
          if (request.choices.some((choice) => choice.param === param)) continue;
          const facet = before.facets.find((each) => each.param === param);
          const offered = facet?.kind === 'values' ? facet.values.map(({ value }) => value) : [];
          for (const value of values.filter((each) => !offered.includes(each))) {
            const chosen = { param, values: [value], from: null, to: null };
            const after = listed(catalogue, { ...request, choices: [...request.choices, chosen] }, under);
            if (after.total > 0) expect(after.cells, `${param}=${value}`).toEqual(before.cells);
          }
        }
      }),
    );
  });

  it('Adding a value to a filter loses no product; adding a filter gains none.', () => {
    fc.assert(
      fc.property(products, request, rules, known, (all, request, under, more) => {
        const catalogue = aListedCatalogue(all);
        const before = listed(catalogue, request, under);
        const same = request.choices.find(({ param }) => param === more.param);
        if (!same) {
          const after = listed(catalogue, { ...request, choices: [...request.choices, more] }, under);
          expect(missing(after, before)).toEqual([]);
        } else if (same.values.some((value) => !isHidden(same, value))) {
          const wider = { ...same, values: [...same.values, ...more.values] };
          const others = request.choices.filter((each) => each !== same);
          const after = listed(catalogue, { ...request, choices: [...others, wider] }, under);
          expect(missing(before, after)).toEqual([]);
        }
      }),
    );
  });

  it('Sold-out products at the end follow the hidden-sold-out listing, with the same counts as all.', () => {
    fc.assert(
      fc.property(products, request, rules, (all, request, under) => {
        const catalogue = aListedCatalogue(all);
        const as = (outOfStock: ListingRules['outOfStock']) =>
          listed(catalogue, request, { ...under, outOfStock });
        const [end, every] = [as('end'), as('all')];
        const hidden = asSet(as('hide'));
        const order = productsOf(every);
        expect(productsOf(end)).toEqual([
          ...order.filter((id) => hidden.has(id)),
          ...order.filter((id) => !hidden.has(id)),
        ]);
        expect(end.facets).toEqual(every.facets);
      }),
    );
  });

  it('Sorting by price follows the card prices, each of a variant that passes the filters.', () => {
    const prices = fc.constantFrom('lowest-price' as const, 'highest-price' as const);
    fc.assert(
      fc.property(products, request, prices, (all, request, sort) => {
        const { cells } = listed(aListedCatalogue(all), { ...request, sort }, someRules());
        const shown = cells.flatMap((cell) => {
          if (cell.kind !== 'product') return [];
          const variants = all.find(({ id }) => id === cell.id)?.variants ?? [];
          return [{ ...cell, variant: variants.find(({ id }) => id === cell.card.variantId) }];
        });
        const amounts = shown.map(({ variant }) => variant?.prices.US?.amount ?? Number.NaN);
        const sorted = amounts.toSorted((a, b) => (sort === 'lowest-price' ? a - b : b - a));
        expect(amounts).toEqual(sorted);
        for (const [at, { variant, why }] of shown.entries()) {
          expect(why.by).toEqual({ reason: 'price', amount: amounts[at] });
          for (const { param, values, from, to } of request.choices) {
            const amount = amounts[at] ?? 0;
            const size = SIZES[variant?.optionValues[0] ?? -1] ?? '';
            if (param === 'filter.v.option.size') expect(values).toContain(size);
            if (param === 'filter.v.availability') expect(values).toContain(variant?.available ? '1' : '0');
            if (param === 'filter.v.price' && from !== null) expect(amount).toBeGreaterThanOrEqual(from);
            if (param === 'filter.v.price' && to !== null) expect(amount).toBeLessThanOrEqual(to);
          }
        }
      }),
    );
  });

  it('Pins don’t change which products are listed and counted.', () => {
    fc.assert(
      fc.property(products, request, rules, (all, request, under) => {
        const catalogue = aListedCatalogue(all);
        const [pinned, plain] = [
          listed(catalogue, request, under),
          listed(catalogue, request, { ...under, pins: null }),
        ];
        expect(asSet(pinned)).toEqual(asSet(plain));
        expect(pinned.facets).toEqual(plain.facets);
        expect(productsOf(pinned)).toHaveLength(asSet(pinned).size);
      }),
    );
  });

  it('Unsold and excluded products appear in no listing and no facet.', () => {
    fc.assert(
      fc.property(products, request, rules, (all, request, under) => {
        const isHere = isSoldUnder(under);
        const here = aListedCatalogue(all.filter(isHere));
        // Sorting by rating depends on the mean of the whole shop, including unsold products.
        const sort = request.sort?.endsWith('rating') ? 'featured' : request.sort;
        const inOrder = { ...request, sort };
        expect(listed(aListedCatalogue(all), inOrder, under)).toEqual(listed(here, inOrder, under));
      }),
    );
  });

  it('Unsold and excluded products appear in no search and none of its facets.', () => {
    fc.assert(
      fc.property(products, text, request, rules, (all, text, request, under) => {
        const isHere = isSoldUnder(under);
        const found = searched(aSearchable(all), text, request, under);
        const here = searched(aSearchable(all.filter(isHere)), text, request, under);
        // The rarity of words in the whole shop affects the order, so only the order may differ.
        expect(asSet(found)).toEqual(asSet(here));
        expect(found.facets).toEqual(here.facets);
      }),
      { numRuns: 100 },
    );
  });

  it('Facet counts of a search match its results.', () => {
    fc.assert(
      fc.property(products, text, request, rules, (all, text, request, under) => {
        const catalogue = aSearchable(all);
        for (const facet of searched(catalogue, text, request, under).facets) {
          if (facet.kind !== 'values') continue;
          const others = request.choices.filter(({ param }) => param !== facet.param);
          for (const { value, count } of facet.values) {
            const chosen = { param: facet.param, values: [value], from: null, to: null };
            const after = searched(catalogue, text, { ...request, choices: [...others, chosen] }, under);
            expect(after.total, `${facet.param}=${value}`).toBe(count);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('Every request returns a listing.', () => {
    const anything = fc.record({
      param: fc.oneof(fc.string(), fc.constantFrom(...SOME_FILTERS.map(filterParam))),
      values: fc.array(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '.*(')), {
        maxLength: 9,
      }),
      from: fc.option(fc.double()),
      to: fc.option(fc.double()),
    });
    fc.assert(
      fc.property(products, fc.array(anything), fc.double(), rules, (all, choices, page, under) => {
        const catalogue = aListedCatalogue(all);
        const found = listed(catalogue, { ...FIRST_VIEW, choices, page, limit: 'all' }, under);
        const every = listed(catalogue, { ...FIRST_VIEW, limit: 'all' }, under);
        expect(missing(found, every)).toEqual([]);
      }),
    );
  });
});

/** A hidden tag is ignored as a filter. */
function isHidden({ param }: Choice, value: string): boolean {
  return param === 'filter.p.tag' && value === 'hidden';
}
