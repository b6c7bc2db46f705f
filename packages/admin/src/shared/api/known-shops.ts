import { attempt, namedShop, shopAddress } from './shop-of-page';
import { KNOWN_SHOPS } from './storage-keys';

/** As many as anybody finds their own in. */
const MAX_SHOPS = 20;

/** The shops that this browser was signed in to, the last one first, by their myshopify.com domains. */
export function knownShops(browser: () => Storage = () => localStorage): readonly string[] {
  const kept = attempt(() => browser().getItem(KNOWN_SHOPS)) ?? '';
  return kept.split(' ').filter((each) => namedShop(shopAddress(each).slice(1)) !== null);
}

/** Notes that this browser is at a shop now: a new tab begins there. */
export function rememberShop(domain: string, browser: () => Storage = () => localStorage): void {
  const others = knownShops(browser).filter((each) => each !== domain);
  attempt(() => browser().setItem(KNOWN_SHOPS, [domain, ...others].slice(0, MAX_SHOPS).join(' ')));
}
