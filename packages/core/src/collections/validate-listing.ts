import { type Issue, issue, type Path } from '../editing/issue';
import { type ListingSettings, type ListingTemplate, LOOKBACK_DAYS } from './listing-settings';

/** Columns that a grid may have, by the width that they are for. */
export const COLUMNS = {
  desktopColumnBreakpoint: { label: 'Columns on desktops', most: 8 },
  tabletColumnBreakpoint: { label: 'Columns on tablets', most: 6 },
  mobileColumnBreakpoint: { label: 'Columns on phones', most: 4 },
} as const;

export const MOST_PER_PAGE = 100;

const OUT_OF_RANGE = 'Value must be 1-100';

/** What keeps the settings of a list from being saved, whosever they are. Messages as the specification has them. */
export function listingIssues(settings: ListingSettings): Issue[] {
  return [
    ...filterIssues(settings),
    ...sortIssues(settings),
    ...paginationIssues(settings.template.pagination),
    ...columnIssues(settings.template),
  ];
}

function filterIssues({ filters }: ListingSettings): Issue[] {
  return filters.flatMap((filter, at): Issue[] => {
    if (filter.type === 'product-option' && filter.name.trim() === '') {
      return [issue('blank', ['filters', at, 'name'], 'Enter the name of the option, such as Size.')];
    }
    if (filter.type !== 'metafield') return [];
    return (['namespace', 'key'] as const)
      .filter((field) => filter[field].trim() === '')
      .map((field) => issue('blank', ['filters', at, field], `Enter the metafield’s ${field}.`));
  });
}

function sortIssues({ sortOptions }: ListingSettings): Issue[] {
  return sortOptions.flatMap(({ key, lookbackPeriod }, at): Issue[] => {
    const isTwice = sortOptions.findIndex((other) => other.key === key) < at;
    if (isTwice) return [issue('duplicate', ['sortOptions', at], 'This sort option is in the list twice.')];
    if (LOOKBACK_DAYS.some((days) => days === lookbackPeriod)) return [];
    const message = `Choose ${LOOKBACK_DAYS.slice(0, -1).join(', ')} or ${LOOKBACK_DAYS.at(-1)} days.`;
    return [issue('lookback', ['sortOptions', at, 'lookbackPeriod'], message)];
  });
}

function paginationIssues(pagination: ListingTemplate['pagination']): Issue[] {
  const { type, amountPerPage, limitOptions, loadMoreText } = pagination;
  const at = (...path: Path): Path => ['template', 'pagination', ...path];
  const issues: Issue[] = [];
  if (!isPageSize(amountPerPage)) issues.push(issue('amount', at('amountPerPage'), OUT_OF_RANGE));
  if (limitOptions.every((each) => each === null || each === 'all')) {
    issues.push(issue('blank', at('limitOptions', 0), 'At least one option must be filled'));
  }
  for (const [place, option] of limitOptions.entries()) {
    if (option === null || option === 'all') continue;
    if (!isPageSize(option)) issues.push(issue('amount', at('limitOptions', place), OUT_OF_RANGE));
    else if (limitOptions.indexOf(option) < place) {
      issues.push(issue('duplicate', at('limitOptions', place), 'Duplicates are not allowed'));
    }
  }
  if (type === 'load_more' && loadMoreText.trim() === '') {
    issues.push(issue('blank', at('loadMoreText'), 'Enter the text of the button.'));
  }
  return issues;
}

function columnIssues(template: ListingTemplate): Issue[] {
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).flatMap((field) => {
    const { label, most } = COLUMNS[field];
    const value = template[field];
    if (value !== null && Number.isInteger(value) && value >= 1 && value <= most) return [];
    return [issue('columns', ['template', field], `Enter a whole number from 1 to ${most}.`, label)];
  });
}

function isPageSize(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= MOST_PER_PAGE;
}
