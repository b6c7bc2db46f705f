import { dropWithoutConsent } from '@cartwright/storefront-kit/analytics/drop-without-consent';
import type { ConsentPort } from '@cartwright/storefront-kit/ports/analytics';
import type { CartStorage } from '../state/ports/storage-keys';

const NAME = 'cartwright:told';

/** Events of a cart that were reported already, by this page or, where that may be kept, by another one. */
export interface ReportedBefore {
  /** Those of `facts` that are new of the cart `token`; they are told from now on. */
  fresh(token: string, facts: readonly string[]): readonly string[];
}

/**
 * A tier is reached once, however many pages and tabs see it. That is kept in the browser with consent only. Without it
 * a page remembers for itself, and takes what it finds for told by the page before.
 */
export function reportedBefore(storage: CartStorage, consent: ConsentPort): ReportedBefore {
  let cart: string | null = null;
  let reported = new Set<string>();

  dropWithoutConsent(storage, consent);

  return {
    fresh(token, facts) {
      // What follows is a secret of the cart.
      const name = token.split('?')[0] ?? '';
      const allowed = consent.allowed();
      const kept = allowed ? read(storage, name) : [];
      const isNew = name !== cart;
      if (isNew) reported = new Set(allowed ? [] : facts);
      cart = name;
      for (const fact of kept) reported.add(fact);
      const news = facts.filter((fact) => !reported.has(fact));
      for (const fact of news) reported.add(fact);
      if (allowed && reported.size > kept.length) {
        storage.write(NAME, JSON.stringify({ cart: name, told: [...reported] }));
      }
      return news;
    },
  };
}

function read(storage: CartStorage, cart: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.read(NAME) ?? 'null');
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'cart') !== cart) return [];
    const reported: unknown = Reflect.get(kept, 'told');
    return Array.isArray(reported) ? reported.filter((fact) => typeof fact === 'string') : [];
  } catch {
    return [];
  }
}
