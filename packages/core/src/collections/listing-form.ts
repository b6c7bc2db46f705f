import { BUILT_IN_FILTERS, BUILT_IN_SORTS } from './built-in';
import type { ListingSettings } from './listing-settings';

/**
 * Valid settings in the one form that is stored: places numbered, page sizes sorted without those that were left empty, and
 * lists that are empty filled with what holds then.
 */
export function inStoredForm(settings: ListingSettings): ListingSettings {
  const { pagination } = settings.template;
  const filters = settings.filters.length > 0 ? settings.filters : BUILT_IN_FILTERS;
  const sorts = settings.sortOptions.length > 0 ? settings.sortOptions : BUILT_IN_SORTS;
  const numbers = pagination.limitOptions.filter((each) => typeof each === 'number');
  const all = pagination.limitOptions.includes('all') ? (['all'] as const) : [];
  return {
    filters: filters.map((filter, index) => ({ ...filter, index })),
    sortOptions: sorts.map((sort, index) => ({ ...sort, index })),
    tagFilters: settings.tagFilters,
    tagExclusions: settings.tagExclusions,
    renderOos: settings.renderOos,
    template: {
      ...settings.template,
      pagination: { ...pagination, limitOptions: [...numbers.sort((a, b) => a - b), ...all] },
    },
  };
}
