import * as previewResults from '@cartwright/core/contract/preview-results';
import { MAX_SEARCH_LENGTH } from '@cartwright/core/contract/previewed-listing';
import * as resultsPage from '@cartwright/core/contract/results-page';
import * as smartSearch from '@cartwright/core/contract/search';
import * as trySearch from '@cartwright/core/contract/try-search';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { RENDER_OOS } from '@cartwright/core/listing/settings/listing-settings';
import { MAX_SERVED } from '@cartwright/core/listing/settings/rules-of';
import { COLUMNS, MAX_PER_PAGE } from '@cartwright/core/listing/settings/validate-listing';
import { MAX_QUERY_WORDS } from '@cartwright/core/search/engine/analysis/analyse-query';
import { AVAILABILITY, INFLUENCE_ATTRIBUTES, MAX_WEIGHT } from '@cartwright/core/search/influence';
import { newKeywordGroup } from '@cartwright/core/search/keyword-groups';
import { ASPECT_RATIOS, type ResultsLayout, wholeLayout } from '@cartwright/core/search/results-layout';
import { MAX_SPACING, MAX_SUGGESTIONS, resultsPageOf } from '@cartwright/core/search/results-page';
import { newSearchSettings } from '@cartwright/core/search/search-settings';
import { MAX_SUGGESTED } from '@cartwright/core/suggestions/suggestion-response';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { expect, it } from 'vitest';
import { callsOf, documentTables, expectInFiles, expectValues, plain } from './document-tables';

const rowsOf = documentTables('smart-search.md');

it.each(['Texts', 'Constants'])('cites every row of %s as in the code', (heading) => {
  const rows = rowsOf(heading);
  expect(rows.length).toBeGreaterThan(15);
  expectInFiles(rows);
});

it('lists every call', () => {
  const expected = callsOf([smartSearch, resultsPage, previewResults, trySearch]);
  expect(expected.length).toBeGreaterThan(4);
  expect(
    rowsOf('Calls')
      .map(([call]) => plain(call))
      .toSorted(),
  ).toEqual([...expected, 'GET /proxy/search', 'GET /proxy/search/suggest'].toSorted());
});

it('lists every limit and default', () => {
  const settings = newSearchSettings(BUILT_IN_SETTINGS);
  expectValues(rowsOf('Limits and defaults'), {
    'Mode, while nothing is saved': settings.mode,
    'Offensive words are ignored, while nothing is saved': settings.excludeOffensiveTerms,
    'Address of the results, while nothing is saved': settings.searchResultsPageUrl,
    'Sold-out products': RENDER_OOS,
    'Excluded words': LIST_LIMITS.terms,
    'Excluded products': LIST_LIMITS.products,
    'Excluded tags': LIST_LIMITS.tags,
    'Excluded collections': LIST_LIMITS.collections,
    'Characters of an excluded word or a keyword': TEXT_LIMITS.searchTerm,
    'Keyword groups': LIST_LIMITS.keywordGroups,
    'Characters of a group’s name': TEXT_LIMITS.title,
    'Keywords of a group': LIST_LIMITS.keywords,
    'Promoted products of a group': LIST_LIMITS.promotedProducts,
    'They come first in every order, new group': newKeywordGroup('id').promotedProductsAlwaysFirst,
    'Rankings, in the settings and in a group': LIST_LIMITS.influences,
    'What they rank by': INFLUENCE_ATTRIBUTES,
    'Values of availability': AVAILABILITY,
    Rank: `a whole number from -${MAX_WEIGHT} to ${MAX_WEIGHT}, not 0`,
    'Words of a search that are read': MAX_QUERY_WORDS,
    'Suggestions of each kind': MAX_SUGGESTED,
    'Characters of an address that are read': MAX_SEARCH_LENGTH,
  });
});

it('lists the defaults of the results page', () => {
  const unsaved = resultsPageOf(null, BUILT_IN_SETTINGS);
  const { editorLayout: fresh } = unsaved;
  const saved = wholeLayout({});
  const columns = (layout: ResultsLayout) => [
    layout.desktopColumnBreakpoint,
    layout.tabletColumnBreakpoint,
    layout.mobileColumnBreakpoint,
  ];
  expectValues(rowsOf('Defaults of the results page'), {
    On: unsaved.enabled,
    Title: fresh.pageTitle,
    'Filters on large screens': fresh.layout,
    'Filters on phones and tablets': fresh.layoutMode,
    'Columns, no layout saved': columns(fresh),
    'Columns, of a layout that doesn’t name them': columns(saved),
    'Space between columns': fresh.columnSpacing,
    'Image ratio': fresh.imageAspectRatio,
    'Shapes of pictures': ASPECT_RATIOS,
    'Sold-out badge': fresh.soldOutTitle,
    'Picture on cards': fresh.productLayout,
    'Filter icon': fresh.filterStyle,
    Colors: Object.values(fresh.colorSettings).every((each) => each === null) && 'left to the theme',
    'Button on cards, no layout saved': fresh.addToCartEnabled,
    'Button on cards, of a layout that doesn’t name it': saved.addToCartEnabled,
    'Button text': fresh.addToCartTitle,
    'Ratings on cards': fresh.enabledProductRatings && saved.enabledProductRatings,
    'Pagination, of a layout that doesn’t name it': saved.pagination.type,
    'Products per page, of a layout that doesn’t name it': saved.pagination.amountPerPage,
    'Page sizes, of a layout that doesn’t name them': saved.pagination.limitOptions,
    'Button text for more': saved.pagination.loadMoreText,
    'Titles of suggestions': [
      fresh.autoCompleteTermsTitle,
      fresh.matchingCollectionsTitle,
      fresh.matchingProductsTitle,
    ],
    'Maximum per type': fresh.suggestionsCount,
  });
});

it('lists the limits of the results page', () => {
  expectValues(rowsOf('Limits of the results page'), {
    'Filters and orders that show': MAX_SERVED,
    'Columns on desktops, tablets, phones': Object.values(COLUMNS).map(({ max }) => max),
    'Pixels between columns': MAX_SPACING,
    'Products per page': MAX_PER_PAGE,
    'Suggestions of each kind': MAX_SUGGESTIONS,
    'Characters of the title': TEXT_LIMITS.title,
    'Characters of a button or badge': TEXT_LIMITS.button,
    'Characters of a label': TEXT_LIMITS.listLabel,
    'Characters of the selector': TEXT_LIMITS.selector,
  });
});
