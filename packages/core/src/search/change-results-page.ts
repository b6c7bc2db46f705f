import { type Command, merged, recorded } from '../editing/set-field';
import type { FilterEntry, SortEntry } from '../listing/settings/listing-settings';
import { type TypedTranslation, translateText } from '../translations/translate-text';
import type { ResultsLayout } from './results-layout';
import { type ResultsPage, resultsSlots, type SearchSortEntry } from './results-page';

/** Editable fields of the results page. Whether it is enabled isn't one: that applies at once. */
export type EditedResultsPage = Omit<ResultsPage, 'enabled'>;

/** Replaces the filters: another sequence, some added or removed. */
export function setResultsFilters(
  filters: readonly FilterEntry[],
  label: string,
): Command<EditedResultsPage> {
  return (page) =>
    recorded(label, { ...page, filterSettings: filters.map((each, index) => ({ ...each, index })) });
}

/** Changes the filter at an index. */
export function setResultsFilter(at: number, changes: Partial<FilterEntry>): Command<EditedResultsPage> {
  return (page) =>
    merged(`filters.${page.filterSettings[at]?.id}.${Object.keys(changes)}`, 'Change filter', {
      ...page,
      filterSettings: page.filterSettings.map((each, place) =>
        place === at ? { ...each, ...changes } : each,
      ),
    });
}

/** Changes which tags the tag filter offers. */
export function setResultsTags(
  changes: Partial<Pick<ResultsPage, 'tagFilters' | 'tagExclusions'>>,
): Command<EditedResultsPage> {
  return (page) => merged(Object.keys(changes).join(), 'Change tags in filters', { ...page, ...changes });
}

/** Replaces the sort options: another sequence, some added or removed. */
export function setResultsSorts(
  sorts: readonly SearchSortEntry[],
  label: string,
): Command<EditedResultsPage> {
  return (page) =>
    recorded(label, { ...page, sortSettings: sorts.map((each, index) => ({ ...each, index })) });
}

/** Changes the sort option at an index. */
export function setResultsSort(
  at: number,
  changes: Partial<Omit<SortEntry, 'key'>>,
): Command<EditedResultsPage> {
  return (page) =>
    merged(`sorts.${page.sortSettings[at]?.key}.${Object.keys(changes)}`, 'Change sort option', {
      ...page,
      sortSettings: page.sortSettings.map((each, place) => (place === at ? { ...each, ...changes } : each)),
    });
}

/** Changes the layout; `label` names the undo step. */
export function setResultsLayout(
  changes: Partial<ResultsLayout>,
  label = 'Change layout',
): Command<EditedResultsPage> {
  return (page) =>
    merged(`layout.${Object.keys(changes)}.${label}`, label, {
      ...page,
      editorLayout: { ...page.editorLayout, ...changes },
    });
}

/** Changes the pagination. */
export function setResultsPagination(
  changes: Partial<ResultsLayout['pagination']>,
): Command<EditedResultsPage> {
  return (page) =>
    merged(`pagination.${Object.keys(changes)}`, 'Change pages', {
      ...page,
      editorLayout: {
        ...page.editorLayout,
        pagination: { ...page.editorLayout.pagination, ...changes },
      },
    });
}

/** Translates a text of the page. */
export function setResultsTranslation(typed: TypedTranslation): Command<EditedResultsPage> {
  return (page) => translateText(page, resultsSlots(page), typed);
}
