import { idle } from '@cartwright/storefront-kit/browser/idle';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import type * as BeaconPart from '../beacon/beacon-part';
import type { Observer } from '../beacon/observe';
import type { CartSession } from '../session/session';
import { createPageBridge, type PageBridge } from '../theme/page-bridge/page-bridge';
import { lookUpOnIntent } from './look-up-on-intent';

/** Everybody who is told what becomes of the cart, and whom nothing that the shopper sees waits for. */
export function createObservers(session: CartSession, host: Element, isOpen: () => boolean): PageBridge {
  lookUpOnIntent(session);
  const bridge = createPageBridge(session, host, isOpen);
  const { shadowRoot } = host;
  // The merchant's setting "attribution tracking".
  const counts = shadowRoot !== null && session.rules.peek().config.rewards.attribution;
  if (!counts) return bridge;
  const beacon: Promise<Observer | null> = idle()
    .then(() => loadFile<typeof BeaconPart>('beacon'))
    .then((file) => file?.startBeacon(session, shadowRoot) ?? null)
    .catch(() => null);
  return {
    begun(intent, outcome, before) {
      bridge.begun(intent, outcome, before);
      void beacon.then((observer) => observer?.begun(intent, outcome));
    },
    viewed() {
      bridge.viewed();
      void beacon.then((observer) => observer?.opened());
    },
    update: bridge.update,
  };
}
