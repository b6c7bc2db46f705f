import { attempt } from '../../shared/api/shop-of-page';
import { SETUP_HIDDEN } from '../../shared/api/storage-keys';

/** Whether the set-up steps of a shop (myshopify.com domain) were hidden in this browser. */
export function isSetupHidden(shop: string, browser: () => Storage = () => localStorage): boolean {
  return hiddenShops(browser).includes(shop);
}

/**
 * Persists in this browser whether a shop's set-up steps are hidden. Without storage they show
 * again.
 */
export function keepSetupHidden(
  shop: string,
  isHidden: boolean,
  browser: () => Storage = () => localStorage,
): void {
  const others = hiddenShops(browser).filter((each) => each !== shop);
  attempt(() => browser().setItem(SETUP_HIDDEN, (isHidden ? [...others, shop] : others).join(' ')));
}

const hiddenShops = (browser: () => Storage): readonly string[] =>
  (attempt(() => browser().getItem(SETUP_HIDDEN)) ?? '').split(' ').filter(Boolean);
