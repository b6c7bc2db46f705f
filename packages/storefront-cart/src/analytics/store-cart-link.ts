import { pageId } from '@cartwright/storefront-kit/analytics/page-id';
import type { Visits } from '@cartwright/storefront-kit/analytics/visits';
import { browserStorage, tabLock } from '@cartwright/storefront-kit/browser/browser';
import type { PageInfo } from '@cartwright/storefront-kit/page/page-info';
import type { ConsentPort } from '@cartwright/storefront-kit/ports/analytics';
import { UNSEEN, watchWrites } from '@cartwright/storefront-kit/theme/seen-writes';
import { MEETING } from '../state/ports/meeting';
import { cartLink, LINK_ATTRIBUTE, readLinkedCart } from './cart-link';

/** Request timeout (milliseconds); others wait for the lock. */
const MAX_WAIT_MS = 8000;

/** Links the shopper's cart, whoever adds to it: our cart, the theme or another script. */
export function linkCart(
  { root, itemCount }: Pick<PageInfo, 'root' | 'itemCount'>,
  consent: ConsentPort,
  visits: Visits,
  tell: (link: string) => void,
): void {
  const ask = (path: string, init: RequestInit) =>
    fetch(root + path, { ...init, signal: AbortSignal.timeout(MAX_WAIT_MS) }).catch(() => null);

  const link = cartLink({
    storage: browserStorage,
    consent,
    lock: tabLock(MEETING),
    async read() {
      const response = await ask('cart.js', { cache: 'no-store' });
      return readLinkedCart(await response?.json().catch(() => null));
    },
    async write(value) {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
      const body = JSON.stringify({ attributes: { [LINK_ATTRIBUTE]: value } });
      const init = { method: 'POST', headers, body, keepalive: true };
      return (await ask(`cart/update.js${UNSEEN}`, init))?.ok === true;
    },
    session: () => visits.current()?.session ?? null,
    newId: pageId,
    tell,
    isAmbiguous: itemCount === 0,
  });

  /** Whether the cart may have lines. */
  let isFilled = itemCount > 0;
  const check = () => void (isFilled && link.look());

  watchWrites(root, () => {
    isFilled = true;
    check();
  });
  // The cart may have been bought meanwhile, in another tab or before a back navigation.
  document.addEventListener('visibilitychange', link.doubt);
  addEventListener('pageshow', link.doubt);
  const decide = () => {
    void link.withdraw();
    check();
  };
  consent.listen(decide);
  decide();
}
