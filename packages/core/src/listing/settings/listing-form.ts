import { BUILT_IN_FILTERS, BUILT_IN_SORTS } from './built-in';
import type { ListingSettings, ListingTemplate } from './listing-settings';

/**
 * Valid settings in the one form that is stored: places numbered, page sizes sorted without those that were left empty, and
 * lists that are empty filled with what holds then.
 */
export function inStoredForm(settings: ListingSettings): ListingSettings {
  const filters = settings.filters.length > 0 ? settings.filters : BUILT_IN_FILTERS;
  const sorts = settings.sortOptions.length > 0 ? settings.sortOptions : BUILT_IN_SORTS;
  return {
    filters: numbered(filters),
    sortOptions: numbered(sorts),
    tagFilters: settings.tagFilters,
    tagExclusions: settings.tagExclusions,
    renderOos: settings.renderOos,
    template: { ...settings.template, pagination: storedPagination(settings.template.pagination) },
  };
}

/** Entries with `index` set to their position. */
export function numbered<Entry extends { readonly index: number }>(entries: readonly Entry[]): Entry[] {
  return entries.map((entry, index) => ({ ...entry, index }));
}

/** Page sizes, sorted, without empty ones. */
export function storedPagination(pagination: ListingTemplate['pagination']): ListingTemplate['pagination'] {
  const numbers = pagination.limitOptions.filter((each) => typeof each === 'number');
  const all = pagination.limitOptions.includes('all') ? (['all'] as const) : [];
  return { ...pagination, limitOptions: [...numbers.sort((a, b) => a - b), ...all] };
}
