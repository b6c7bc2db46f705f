import { attempt, namedShop, shopAddress } from './shop-of-page';
import { KNOWN_SHOPS } from './storage-keys';

/** Maximum of remembered shops. */
const MAX_SHOPS = 20;

/** Shops that this browser was signed in to, by myshopify.com domain, most recent first. */
export function knownShops(browser: () => Storage = () => localStorage): readonly string[] {
  const kept = attempt(() => browser().getItem(KNOWN_SHOPS)) ?? '';
  return kept.split(' ').filter((each) => namedShop(shopAddress(each).slice(1)) !== null);
}

/** Remembers the current shop, the default of new tabs. */
export function rememberShop(domain: string, browser: () => Storage = () => localStorage): void {
  const others = knownShops(browser).filter((each) => each !== domain);
  attempt(() => browser().setItem(KNOWN_SHOPS, [domain, ...others].slice(0, MAX_SHOPS).join(' ')));
}
