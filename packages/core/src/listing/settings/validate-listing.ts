import { type Issue, issue, type Path } from '../../editing/issue';
import { FILTER_SETTINGS } from '../filters/filter-types';
import {
  type FilterEntry,
  type ListingSettings,
  type ListingTemplate,
  LOOKBACK_DAYS,
  type SortEntry,
} from './listing-settings';

/** Labels and maximum of a grid's columns, by screen width. */
export const COLUMNS = {
  desktopColumnBreakpoint: { label: 'Columns on desktops', max: 8 },
  tabletColumnBreakpoint: { label: 'Columns on tablets', max: 6 },
  mobileColumnBreakpoint: { label: 'Columns on phones', max: 4 },
} as const;

export const MAX_PER_PAGE = 100;

const OUT_OF_RANGE = 'Value must be 1-100';

/** Validation issues of list settings, with the specification's messages. */
export function listingIssues(settings: ListingSettings): Issue[] {
  return [
    ...filterIssues(settings.filters, ['filters']),
    ...sortIssues(settings.sortOptions, ['sortOptions']),
    ...templateIssues(settings.template, ['template']),
  ];
}

/** Validation issues of the filters at a path of a document. */
export function filterIssues(filters: readonly FilterEntry[], place: Path): Issue[] {
  return filters.flatMap((filter, at) =>
    FILTER_SETTINGS[filter.type].fields
      .filter(({ field }) => filter[field].trim() === '')
      .map(({ field, missing }) => issue('blank', [...place, at, field], missing)),
  );
}

/** Validation issues of the sort options at a path of a document. */
export function sortIssues(sorts: readonly SortEntry[], place: Path): Issue[] {
  return sorts.flatMap(({ key, lookbackPeriod }, at): Issue[] => {
    const isTwice = sorts.findIndex((other) => other.key === key) < at;
    if (isTwice) return [issue('duplicate', [...place, at], 'This sort option is in the list twice.')];
    if (LOOKBACK_DAYS.some((days) => days === lookbackPeriod)) return [];
    const message = `Choose ${LOOKBACK_DAYS.slice(0, -1).join(', ')} or ${LOOKBACK_DAYS.at(-1)} days.`;
    return [issue('lookback', [...place, at, 'lookbackPeriod'], message)];
  });
}

/** Validation issues of a template's pagination and columns at a path of a document. */
export function templateIssues(template: PagesAndColumns, place: Path): Issue[] {
  return [...paginationIssues(template.pagination, place), ...columnIssues(template, place)];
}

/** Fields that all kinds of templates have. */
type PagesAndColumns = Pick<ListingTemplate, 'pagination' | keyof typeof COLUMNS>;

function paginationIssues(pagination: ListingTemplate['pagination'], place: Path): Issue[] {
  const { type, amountPerPage, limitOptions, loadMoreText } = pagination;
  const at = (...path: Path): Path => [...place, 'pagination', ...path];
  const issues: Issue[] = [];
  if (!isPageSize(amountPerPage)) issues.push(issue('amount', at('amountPerPage'), OUT_OF_RANGE));
  if (limitOptions.every((each) => each === null || each === 'all')) {
    issues.push(issue('blank', at('limitOptions', 0), 'At least one option must be filled'));
  }
  for (const [nth, option] of limitOptions.entries()) {
    if (option === null || option === 'all') continue;
    if (!isPageSize(option)) issues.push(issue('amount', at('limitOptions', nth), OUT_OF_RANGE));
    else if (limitOptions.indexOf(option) < nth) {
      issues.push(issue('duplicate', at('limitOptions', nth), 'Duplicates are not allowed'));
    }
  }
  if (type === 'load_more' && loadMoreText.trim() === '') {
    issues.push(issue('blank', at('loadMoreText'), 'Enter the text of the button.'));
  }
  return issues;
}

function columnIssues(template: PagesAndColumns, place: Path): Issue[] {
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).flatMap((field) => {
    const { label, max } = COLUMNS[field];
    const value = template[field];
    if (value !== null && Number.isInteger(value) && value >= 1 && value <= max) return [];
    return [issue('columns', [...place, field], `Enter a whole number from 1 to ${max}.`, label)];
  });
}

function isPageSize(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= MAX_PER_PAGE;
}
