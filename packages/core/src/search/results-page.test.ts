import { describe, expect, it, test } from 'vitest';
import { REVIEW_APPS } from '../catalogue/review-apps';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import type { ResultsLayout } from './results-layout';
import {
  changedResultsPage,
  readResultsPage,
  resultsPageOf,
  type SomeResultsPage,
  validateResultsPage,
  withoutOwnOrder,
} from './results-page';
import { rulesOfSearch } from './rules-of-search';
import { RESULTS_PAGE } from './search-definitions';
import { newSearchSettings } from './search-settings';

const messages = (sent: SomeResultsPage) =>
  validateResultsPage(sent).map(({ path, message }) => `${path.join('.')}: ${message}`);

const paged = (pagination: Partial<ResultsLayout['pagination']>): SomeResultsPage => {
  const { editorLayout } = resultsPageOf(null, BUILT_IN_SETTINGS);
  return { editorLayout: { pagination: { ...editorLayout.pagination, ...pagination } } };
};

describe('results page', () => {
  it('defaults to the specified layout, with the filters, orders and pages of collections', () => {
    const page = resultsPageOf(null, BUILT_IN_SETTINGS);
    expect(page).toMatchObject({ enabled: true, embeddedSelector: '' });
    expect(page.filterSettings).toBe(BUILT_IN_SETTINGS.filters);
    expect(page.sortSettings.map(({ key }) => key)).toEqual(
      BUILT_IN_SETTINGS.sortOptions.map(({ key }) => key).filter((key) => key !== 'featured'),
    );
    expect(page.editorLayout).toMatchObject({
      pageTitle: 'Showing results for "{term}" ({count})',
      layout: 'dropdown',
      layoutMode: 'sidebar',
      productLayout: 'vertical',
      imageAspectRatio: '1:1',
      suggestionsCount: 6,
      searchBarPlaceHolderText: 'Search for products',
      soldOutTitle: 'Sold Out',
      addToCartTitle: 'Add to Cart',
      addedToCartTitle: 'Added',
      addingToCartTitle: 'Adding',
      enabledProductRatings: true,
    });
    expect(Object.values(page.editorLayout.integrations)).toEqual(REVIEW_APPS.map(() => false));
    expect(validateResultsPage(page)).toEqual([]);
  });

  it('uses the tags of collections until its own are saved', () => {
    const defaults = { ...BUILT_IN_SETTINGS, tagFilters: ['new'], tagExclusions: ['internal'] };
    const filtersAlone = changedResultsPage(null, { filterSettings: defaults.filters });
    expect(resultsPageOf(filtersAlone, defaults)).toMatchObject({
      tagFilters: ['new'],
      tagExclusions: ['internal'],
    });
    const own = changedResultsPage(filtersAlone, { tagFilters: ['sale'], tagExclusions: [] });
    const page = resultsPageOf(own, defaults);
    expect(page).toMatchObject({ tagFilters: ['sale'], tagExclusions: [] });
    const [tags] = rulesOfSearch(newSearchSettings(defaults), page).filters.filter(
      ({ type }) => type === 'product-tags',
    );
    expect(tags).toMatchObject({ tags: { only: ['sale'] } });
  });

  it('keeps tags in its versions, and reads older versions without tags', () => {
    const { enabled: _, ...page } = { ...resultsPageOf(null, BUILT_IN_SETTINGS), tagFilters: ['sale'] };
    expect(RESULTS_PAGE.read(page)).toMatchObject({ ok: true, value: { tagFilters: ['sale'] } });
    const { tagFilters: _tags, tagExclusions: _others, ...before } = page;
    expect(RESULTS_PAGE.read(before)).toMatchObject({ ok: true, value: { tagFilters: [] } });
  });

  it('upgrades from the version before with the tags of collections', () => {
    const { schemaVersion: _, ...before } = changedResultsPage(null, {
      filterSettings: BUILT_IN_SETTINGS.filters,
    });
    const read = readResultsPage({ ...before, schemaVersion: 1 });
    expect(read).toMatchObject({ ok: true, value: { schemaVersion: 3 } });
    expect(read.ok && 'tagFilters' in read.value).toBe(false);
  });

  it('has 4, 3 and 2 columns without a saved layout, and 4, 2 and 1 for one without columns', () => {
    const columns = (stored: SomeResultsPage | null) => {
      const { editorLayout } = resultsPageOf(stored, BUILT_IN_SETTINGS);
      const { desktopColumnBreakpoint, tabletColumnBreakpoint, mobileColumnBreakpoint } = editorLayout;
      return [desktopColumnBreakpoint, tabletColumnBreakpoint, mobileColumnBreakpoint];
    };
    expect(columns(null)).toEqual([4, 3, 2]);
    expect(columns({ enabled: true })).toEqual([4, 3, 2]);
    expect(columns({ editorLayout: {} })).toEqual([4, 2, 1]);
    expect(columns({ editorLayout: { tabletColumnBreakpoint: 5 } })).toEqual([4, 5, 1]);
  });

  it('has the pages of collections and a button on each card until a layout is saved', () => {
    const pagination = { ...BUILT_IN_SETTINGS.template.pagination, amountPerPage: 40 };
    const defaults = { ...BUILT_IN_SETTINGS, template: { ...BUILT_IN_SETTINGS.template, pagination } };
    expect(resultsPageOf(null, defaults).editorLayout).toMatchObject({ pagination, addToCartEnabled: true });
    const saved = changedResultsPage(null, { editorLayout: {} });
    expect(resultsPageOf(saved, defaults).editorLayout).toMatchObject({
      pagination: { amountPerPage: 15, limitOptions: [15, 25, 75], loadMoreText: 'Load More Products' },
      addToCartEnabled: false,
    });
  });

  it('keeps fields missing from a save, including inherited ones', () => {
    const off = changedResultsPage(null, { enabled: false });
    expect(resultsPageOf(off, { ...BUILT_IN_SETTINGS, filters: [] })).toMatchObject({
      enabled: false,
      filterSettings: [],
    });
    const [, , price] = BUILT_IN_SETTINGS.filters;
    const filtered = changedResultsPage(off, { filterSettings: price ? [price] : [] });
    expect(filtered).toMatchObject({ enabled: false, filterSettings: [{ type: 'price', index: 0 }] });
    const laidOut = changedResultsPage(filtered, { editorLayout: { columnSpacing: 8 } });
    expect(laidOut).toEqual({ ...filtered, editorLayout: { columnSpacing: 8 } });
    expect(readResultsPage(laidOut)).toEqual({ ok: true, value: laidOut });
  });

  it('falls back to the built-in filters and orders when a save empties them', () => {
    const stored = changedResultsPage(null, { filterSettings: [], sortSettings: [] });
    const page = resultsPageOf(stored, { ...BUILT_IN_SETTINGS, filters: [], sortOptions: [] });
    expect(page.filterSettings).toEqual(BUILT_IN_SETTINGS.filters);
    expect(page.sortSettings.map(({ key, index }) => [key, index])).toContainEqual(['best-sellers', 0]);
  });

  it('rejects relevance as a sort order, which always comes first', () => {
    const [featured] = BUILT_IN_SETTINGS.sortOptions;
    expect(readResultsPage({ schemaVersion: 1, sortSettings: [featured] }).ok).toBe(false);
  });

  test.each<[string, SomeResultsPage, string[]]>([
    ['a page size twice', paged({ limitOptions: [15, 15] }), ['Duplicates are not allowed']],
    ['no page size', paged({ limitOptions: [null] }), ['At least one option must be filled']],
    ['too many on a page', paged({ amountPerPage: 101 }), ['Value must be 1-100']],
    ['no title', { editorLayout: { pageTitle: ' ' } }, ['Enter a text.']],
    [
      'a fractional pixel size',
      { editorLayout: { columnSpacing: 1.5 } },
      ['Enter a whole number from 0 to 64.'],
    ],
    ['no suggestions', { editorLayout: { suggestionsCount: 0 } }, ['Enter a whole number from 1 to 10.']],
    ['nine columns', { editorLayout: { desktopColumnBreakpoint: 9 } }, ['Enter a whole number from 1 to 8.']],
    [
      'an invalid selector',
      { embeddedSelector: '#page { color: red }' },
      ['Enter a CSS selector, such as #search-results.'],
    ],
  ])('with %s isn’t saved', (_, sent, expected) => {
    expect(validateResultsPage(sent).map(({ message }) => message)).toEqual(expected);
  });

  it('reports a filter without a name', () => {
    const [filter] = BUILT_IN_SETTINGS.filters;
    const nameless = filter ? [{ ...filter, type: 'product-option' as const, name: '' }] : [];
    expect(messages({ filterSettings: nameless })).toEqual([
      'filterSettings.0.name: Enter the name of the option, such as Size.',
    ]);
  });

  it('round-trips when everything is stored', () => {
    const page = resultsPageOf(null, BUILT_IN_SETTINGS);
    const stored = readResultsPage(JSON.parse(JSON.stringify(changedResultsPage(null, page))));
    expect(
      stored.ok && resultsPageOf(stored.value, { ...BUILT_IN_SETTINGS, filters: [], sortOptions: [] }),
    ).toEqual({
      ...page,
      sortSettings: page.sortSettings.map((sort, index) => ({ ...sort, index })),
    });
  });
});

describe('listing rules of a search', () => {
  it('contain the filters, orders and pages of the results page, relevance first', () => {
    const stored = changedResultsPage(null, {
      editorLayout: { pagination: { ...paginationOf(), type: 'load_more', amountPerPage: 24 } },
      filterSettings: BUILT_IN_SETTINGS.filters.filter(({ type }) => type === 'vendor'),
      sortSettings: withoutOwnOrder(BUILT_IN_SETTINGS.sortOptions).slice(-2).reverse(),
    });
    const settings = { ...newSearchSettings(BUILT_IN_SETTINGS), renderOos: 'hide' as const };
    const rules = rulesOfSearch(settings, resultsPageOf(stored, BUILT_IN_SETTINGS));
    expect(rules).toMatchObject({
      filters: [{ type: 'vendor' }],
      pagination: 'load_more',
      amountPerPage: 24,
      outOfStock: 'hide',
    });
    expect(rules.sorts.map(({ key }) => key)).toEqual(['featured', 'new-arrivals', 'oldest']);
  });
});

const paginationOf = () => resultsPageOf(null, BUILT_IN_SETTINGS).editorLayout.pagination;
