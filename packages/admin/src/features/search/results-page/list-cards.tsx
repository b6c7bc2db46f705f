import { BUILT_IN_SORTS } from '@cartwright/core/listing/settings/built-in';
import { MAX_SERVED } from '@cartwright/core/listing/settings/rules-of';
import {
  setResultsFilter,
  setResultsFilters,
  setResultsSort,
  setResultsSorts,
  setResultsTags,
} from '@cartwright/core/search/change-results-page';
import { SEARCH_SORT_KEYS, withoutOwnOrder } from '@cartwright/core/search/results-page';
import { SettingsCard } from '../../../editor-kit/layout/settings-card';
import { FilterList } from '../../../listing-settings/filter-list';
import { SortList } from '../../../listing-settings/sort-list';
import { TagFields } from '../../../listing-settings/tag-fields';
import { useResults } from './results-editor';

/** Ordered filters. */
export function ResultsFiltersCard() {
  const { page, scope, run } = useResults();
  return (
    <SettingsCard
      title="Filters"
      help={`The results page shows the first ${MAX_SERVED} filters you turn on. Filters without matching products are hidden.`}
    >
      <FilterList
        filters={page.filterSettings}
        scope={scope}
        path={['filterSettings']}
        onList={(filters, label) => run(setResultsFilters(filters, label))}
        onEntry={(at, changes) => run(setResultsFilter(at, changes))}
      />
    </SettingsCard>
  );
}

/** Tags that the tag filter offers. */
export function ResultsTagsCard() {
  const { page, run } = useResults();
  return (
    <TagFields
      filters={page.filterSettings}
      tags={page}
      onEntry={(at, changes) => run(setResultsFilter(at, changes))}
      onTags={(tags) => run(setResultsTags(tags))}
    />
  );
}

/** Sort options besides relevance. */
export function ResultsSortsCard() {
  const { page, run } = useResults();
  const builtIn = withoutOwnOrder(BUILT_IN_SORTS).map(({ name }) => name);
  return (
    <SettingsCard
      title="Sort options"
      help="Relevance is the default. Shoppers can also choose those you turn on."
    >
      <SortList
        sorts={page.sortSettings}
        keys={SEARCH_SORT_KEYS}
        empty={`Without sort options here, shoppers get the built-in ones: ${builtIn.join(', ')}. To offer relevance alone, add one and turn it off.`}
        onList={(sorts, label) => run(setResultsSorts(sorts, label))}
        onEntry={(at, changes) => run(setResultsSort(at, changes))}
      />
    </SettingsCard>
  );
}
