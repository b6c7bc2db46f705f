import { FEATURE_KEYS, type FeatureKey } from '@cartwright/core/contract/feature-keys';
import { HOME } from '../shared/api/login-url';

/** A room of the admin. Its path and everything below it belong to it; to Home, at `/`, only its own page. */
export interface NavigationItem {
  readonly path: string;
  readonly label: string;
  /** What the shop needs a key for; null: every shop has it. */
  readonly feature: FeatureKey | null;
  /** Whether it is built. */
  readonly available: boolean;
  /** The room that its pages belong to until it is built. */
  readonly within?: string;
  /** Where else pages of it are. */
  readonly also?: readonly string[];
}

/** In the order of the navigation. A room is shown as soon as it is available, to shops that have its key. */
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
  // In Reports: one room more wouldn’t fit into the bar at 1280 px.
  { path: '/experiments/', label: 'Experiments', feature: null, available: false, within: '/reports/' },
  { path: '/images/', label: 'Images', feature: null, available: true },
  { path: '/discounts/', label: 'Discounts', feature: null, available: true },
  { path: '/looks/', label: 'Looks', feature: null, available: true },
  { path: '/store-data/', label: 'Store data', feature: null, available: true },
  { path: '/settings/', label: 'Settings', feature: null, available: true },
];

/** The room that a page belongs to, by its path without `/admin`; null for a page of none. */
export function roomAt(pathname: string, rooms = NAVIGATION): NavigationItem | null {
  return (
    rooms.find(({ path, also = [] }) =>
      path === HOME ? pathname === HOME : [path, ...also].some((each) => `${pathname}/`.startsWith(each)),
    ) ?? null
  );
}

/** The path of the room that the navigation marks on a page; null for none. */
export function markedAt(pathname: string, rooms = NAVIGATION): string | null {
  const room = roomAt(pathname, rooms);
  if (!room) return null;
  return room.available ? room.path : (room.within ?? null);
}

/** The rooms that a shop with these keys sees. `keys` is undefined while nobody knows them. */
export function shownRooms(keys: readonly string[] | undefined, rooms = NAVIGATION): NavigationItem[] {
  return rooms.filter(({ feature, available }) => available && (feature === null || keys?.includes(feature)));
}

/** Whether a shop's keys say anything about what is shown: else they need not be asked for. */
export function dependsOnKeys(rooms = NAVIGATION): boolean {
  return rooms.some(({ feature, available }) => available && feature !== null);
}
