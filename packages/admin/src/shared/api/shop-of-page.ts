import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { KNOWN_SHOPS, SHOP_OF_TAB } from './storage-keys';

/** Whose page an address (its `search`) asks for, by the myshopify.com domain; null where it names none. */
export function namedShop(search: string): string | null {
  return domainOf(new URLSearchParams(search).get('shop'));
}

/**
 * The shop that a page is about: the one in its address, else the one that its tab is about, else the one that this browser
 * was at last. The tab keeps it, so that another tab that goes to another shop changes nothing here. Null where nobody
 * knows; a browser that keeps nothing goes by the address alone.
 */
export function findShop(search: string, tab: () => Storage, browser: () => Storage): string | null {
  const kept =
    attempt(() => tab().getItem(SHOP_OF_TAB)) ?? attempt(() => browser().getItem(KNOWN_SHOPS)?.split(' ')[0]);
  const found = namedShop(search) ?? domainOf(kept);
  if (found) attempt(() => tab().setItem(SHOP_OF_TAB, found));
  return found;
}

// When the file is read: the router may take the shop out of the address before anybody asks.
const search = globalThis.location?.search ?? '';
let shop = findShop(
  search,
  () => sessionStorage,
  () => localStorage,
);

/** Whether the address that the page was opened at named its shop. */
export const IS_NAMED = namedShop(search) !== null;

/** The shop that this page is about; it changes only by loading the app anew. Null while nobody knows. */
export const shopOfPage = (): string | null => shop;

/** From now on the page is about this shop. Only for one that was about none. */
export function settleShop(domain: string): void {
  shop = domain;
  attempt(() => sessionStorage.setItem(SHOP_OF_TAB, domain));
}

/** The address that opens the app for a shop. */
export const shopAddress = (domain: string): string => `/?${new URLSearchParams({ shop: domain })}`;

function domainOf(text: unknown): string | null {
  return isShopDomain(text) ? text : null;
}

/** Storage that is turned off, or full, throws at every touch. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
