import { FEATURE_KEYS, type FeatureKey } from '@cartwright/core/contract/feature-keys';
import { HOME } from '../shared/api/login-url';

/** Section of the admin, with all paths below its own; Home, at `/`, is a single page. */
export interface NavigationItem {
  readonly path: string;
  readonly label: string;
  /** Required feature key; null: none. */
  readonly feature: FeatureKey | null;
  /** Whether it is implemented. */
  readonly available: boolean;
  /** Parent section until it is implemented. */
  readonly within?: string;
  /** Further path prefixes. */
  readonly also?: readonly string[];
}

/** Sections in navigation order. Shown once available, to shops with their feature key. */
export const NAVIGATION: readonly NavigationItem[] = [
  { path: HOME, label: 'Home', feature: null, available: true },
  {
    path: '/smartcart/',
    label: 'Carts',
    feature: null,
    available: true,
    also: ['/smart_cart/', '/checkout-preview/'],
  },
  {
    path: '/smart-collections/',
    label: 'Collections',
    feature: FEATURE_KEYS.smartCollections,
    available: true,
  },
  { path: '/smart-search/', label: 'Search', feature: FEATURE_KEYS.search, available: true },
  {
    path: '/widgets/',
    label: 'Widgets',
    feature: null,
    available: true,
    also: ['/widget/', '/checkout-and-beyond/'],
  },
  {
    path: '/bundle-builder/',
    label: 'Bundles',
    feature: FEATURE_KEYS.bundleBuilder,
    available: false,
    within: '/widgets/',
  },
  { path: '/reports/', label: 'Reports', feature: null, available: true },
  // Within Reports: another item wouldn't fit the bar at 1280 px.
  { path: '/experiments/', label: 'Experiments', feature: null, available: false, within: '/reports/' },
  { path: '/images/', label: 'Images', feature: null, available: true },
  { path: '/discounts/', label: 'Discounts', feature: null, available: true },
  { path: '/looks/', label: 'Looks', feature: null, available: true },
  { path: '/store-data/', label: 'Store data', feature: null, available: true },
  { path: '/settings/', label: 'Settings', feature: null, available: true },
];

/** Section of a path without `/admin`; null if none. */
export function sectionAt(pathname: string, sections = NAVIGATION): NavigationItem | null {
  return (
    sections.find(({ path, also = [] }) =>
      path === HOME ? pathname === HOME : [path, ...also].some((each) => `${pathname}/`.startsWith(each)),
    ) ?? null
  );
}

/** Path of the section that the navigation highlights; null if none. */
export function markedAt(pathname: string, sections = NAVIGATION): string | null {
  const section = sectionAt(pathname, sections);
  if (!section) return null;
  return section.available ? section.path : (section.within ?? null);
}

/** Sections that a shop with these keys sees. `keys` is undefined while unknown. */
export function shownSections(keys: readonly string[] | undefined, sections = NAVIGATION): NavigationItem[] {
  return sections.filter(
    ({ feature, available }) => available && (feature === null || keys?.includes(feature)),
  );
}

/** Whether the navigation depends on feature keys: otherwise they needn't be loaded. */
export function dependsOnKeys(sections = NAVIGATION): boolean {
  return sections.some(({ feature, available }) => available && feature !== null);
}
