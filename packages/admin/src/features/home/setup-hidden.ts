import { attempt } from '../../shared/api/shop-of-page';
import { SETUP_HIDDEN } from '../../shared/api/storage-keys';

/** Whether the set-up steps of a shop (myshopify.com domain) were hidden in this browser. */
export function isSetupHidden(shop: string, browser: () => Storage = () => localStorage): boolean {
  return hiddenShops(browser).includes(shop);
}

/** Keeps in this browser whether the set-up steps of a shop are hidden. A browser that keeps nothing shows them again. */
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
