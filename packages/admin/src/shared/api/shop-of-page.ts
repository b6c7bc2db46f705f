import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { KNOWN_SHOPS, SHOP_OF_TAB } from './storage-keys';

/** Shop in a URL's `search`, by myshopify.com domain; null without one. */
export function namedShop(search: string): string | null {
  return domainOf(new URLSearchParams(search).get('shop'));
}

/**
 * Shop of a page: from the URL, else the tab's, else the browser's last one. Stored per tab, so
 * that other tabs can switch independently. Null if unknown; without storage only the URL counts.
 */
export function findShop(search: string, tab: () => Storage, browser: () => Storage): string | null {
  const kept =
    attempt(() => tab().getItem(SHOP_OF_TAB)) ?? attempt(() => browser().getItem(KNOWN_SHOPS)?.split(' ')[0]);
  const found = namedShop(search) ?? domainOf(kept);
  if (found) attempt(() => tab().setItem(SHOP_OF_TAB, found));
  return found;
}

// Evaluated on module load, before the router can remove the parameter.
const search = globalThis.location?.search ?? '';
let shop = findShop(
  search,
  () => sessionStorage,
  () => localStorage,
);

/** Whether the URL named the shop on load. */
export const HAS_SHOP_IN_URL = namedShop(search) !== null;

/** Shop of this page, fixed until the app reloads. Null while unknown. */
export const shopOfPage = (): string | null => shop;

/** Sets the page's shop, if it had none. */
export function settleShop(domain: string): void {
  shop = domain;
  attempt(() => sessionStorage.setItem(SHOP_OF_TAB, domain));
}

/** URL that opens the app for a shop. */
export const shopAddress = (domain: string): string => `/?${new URLSearchParams({ shop: domain })}`;

function domainOf(text: unknown): string | null {
  return isShopDomain(text) ? text : null;
}

/** Runs a storage operation; undefined if storage is disabled or full. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
