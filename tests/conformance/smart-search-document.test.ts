import { BUILT_IN_SETTINGS } from '@cartwright/core/collections/default-settings';
import { RENDER_OOS } from '@cartwright/core/collections/listing-settings';
import { LONGEST_SEARCH } from '@cartwright/core/contract/preview-listing';
import * as previewResults from '@cartwright/core/contract/preview-results';
import * as resultsPage from '@cartwright/core/contract/results-page';
import * as smartSearch from '@cartwright/core/contract/smart-search';
import * as trySearch from '@cartwright/core/contract/try-search';
import { MOST_QUERY_WORDS } from '@cartwright/core/search/analysis/analyse-query';
import { AVAILABILITY, INFLUENCE_ATTRIBUTES, MOST_WEIGHT } from '@cartwright/core/smart-search/influence';
import { newKeywordGroup } from '@cartwright/core/smart-search/keyword-groups';
import { newSearchSettings } from '@cartwright/core/smart-search/search-settings';
import { MOST_SUGGESTED } from '@cartwright/core/suggestions/suggestion-answer';
import { LIST_LIMITS, TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { expect, it } from 'vitest';
import { callsOf, documentTables, expectInFiles, expectValues, plain } from './document-tables';

const rowsOf = documentTables('smart-search.md');

it.each(['Texts', 'Constants'])('has every row of %s where the code says it', (heading) => {
  const rows = rowsOf(heading);
  expect(rows.length).toBeGreaterThan(15);
  expectInFiles(rows);
});

it('has every call', () => {
  const made = callsOf([smartSearch, resultsPage, previewResults, trySearch]);
  expect(made.length).toBeGreaterThan(4);
  expect(
    rowsOf('Calls')
      .map(([call]) => plain(call))
      .toSorted(),
  ).toEqual([...made, 'GET /proxy/search', 'GET /proxy/search/suggest'].toSorted());
});

it('has every limit and default', () => {
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
    Rank: `a whole number from -${MOST_WEIGHT} to ${MOST_WEIGHT}, not 0`,
    'Words of a search that are read': MOST_QUERY_WORDS,
    'Suggestions of each kind': MOST_SUGGESTED,
    'Characters of an address that are read': LONGEST_SEARCH,
  });
});
