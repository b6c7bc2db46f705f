import { isImageAddress } from '../../images/image-address';
import { checkUrl } from '../../urls/check-url';
import { FILTER_SETTINGS, type Filter, filterParam } from '../filters/filter-types';
import type { ListingRules, Pins, Sort, Tile } from '../listing-rules';
import { BUILT_IN_FILTERS, BUILT_IN_SORTS } from './built-in';
import type { DefaultSettings } from './default-settings';
import type { Featuring } from './featuring';
import type { FilterEntry, ListingSettings, SortEntry } from './listing-settings';
import { shownFilterLabel, shownLabel } from './shown-label';

/** Maximum number of filters and sort options that are served; the editor marks further ones. */
export const MAX_SERVED = 10;

/** Fallback page size for stored settings without one, which can't be saved. */
const DEFAULT_PAGE = 12;

/** Exclusions of the default settings, which apply under all other settings too. */
export type Exclusions = Pick<DefaultSettings, 'excludedProducts' | 'excludedProductTags'>;

/** Listing rules of settings without featured products: the default ones. */
export function rulesOfSettings(settings: ListingSettings, exclusions: Exclusions): ListingRules {
  const { type, loadMoreText, amountPerPage, limitOptions } = settings.template.pagination;
  return {
    filters: servedFilters(settings),
    sorts: servedSorts(settings.sortOptions),
    excludedProducts: exclusions.excludedProducts.map(({ productId }) => productId),
    excludedTags: exclusions.excludedProductTags,
    excludedCollections: [],
    pins: null,
    outOfStock: settings.renderOos,
    tiles: [],
    pagination: type,
    loadMoreText,
    amountPerPage: amountPerPage ?? DEFAULT_PAGE,
    limitOptions: limitOptions.filter((each) => each !== null),
  };
}

/** Listing rules of a campaign, or of a collection's own settings. */
export function rulesOfFeaturing(
  settings: ListingSettings & Featuring,
  exclusions: Exclusions,
): ListingRules {
  return { ...rulesOfSettings(settings, exclusions), pins: pinsOf(settings), tiles: tilesOf(settings) };
}

/** Tiles between a list's products that can be shown. */
export function tilesOf({ promoTiles }: Pick<Featuring, 'promoTiles'>): Tile[] {
  return promoTiles.flatMap(({ name, placement, content }, at): Tile[] => {
    // Only unsaved settings lack an image.
    if (!isImageAddress(content.imageUrl)) return [];
    const { page, position } = placement;
    const shown = { name, image: content.imageUrl, link: linkOf(content.imageRedirectUrl) };
    return [{ id: String(at), page, position: Math.max(1, Math.floor(position ?? 1)), content: shown }];
  });
}

function linkOf(typed = ''): string | null {
  const checked = typed.trim() === '' ? null : checkUrl(typed);
  return checked?.ok ? checked.url : null;
}

function pinsOf(settings: Featuring): Pins | null {
  if (!settings.featuredProductsEnabled) return null;
  return {
    productIds: settings.featuredProducts.map(({ productId }) => productId),
    always: settings.featuredProductsAlwaysFirst,
    badge: settings.showFeaturedBadge ? settings.badgeText : null,
  };
}

/** Enabled filters: at most ten, with distinct parameters, since an address can't tell duplicates apart. */
function servedFilters(settings: ListingSettings): Filter[] {
  const entries = settings.filters.length > 0 ? settings.filters : BUILT_IN_FILTERS;
  const seen = new Set<string>();
  return entries
    .filter(({ enabled }) => enabled)
    .map((entry) => filterOf(entry, settings))
    .filter((filter) => {
      const param = filterParam(filter);
      return !seen.has(param) && seen.add(param);
    })
    .slice(0, MAX_SERVED);
}

function filterOf(entry: FilterEntry, settings: ListingSettings): Filter {
  const { rule } = FILTER_SETTINGS[entry.type];
  // The rule of a type returns its filters' own fields.
  return { type: entry.type, label: shownFilterLabel(entry), ...rule(entry, settings) } as Filter;
}

/** Enabled sort options: at most ten, distinct; the first is the default. */
export function servedSorts(saved: readonly SortEntry[]): Sort[] {
  const entries = saved.length > 0 ? saved : BUILT_IN_SORTS;
  const enabled = entries.filter(({ enabled }) => enabled);
  return enabled
    .filter(({ key }, at) => enabled.findIndex((other) => other.key === key) === at)
    .slice(0, MAX_SERVED)
    .map((entry) => ({
      key: entry.key,
      label: shownLabel(entry),
      lookback: { days: entry.lookbackPeriod, of: entry.lookbackType },
    }));
}
