import { dropWithoutConsent } from '@cartwright/storefront-kit/analytics/drop-without-consent';
import type { ConsentPort } from '@cartwright/storefront-kit/ports/analytics';
import type { CartStorage } from '../state/ports/storage-keys';

const NAME = 'cartwright:told';

/** Cart events already reported, by this page or, where storage is allowed, by another one. */
export interface ReportedBefore {
  /** Returns the `facts` not yet reported for the cart `token` and marks them as reported. */
  fresh(token: string, facts: readonly string[]): readonly string[];
}

/**
 * Deduplicates events across pages and tabs, since a tier is reached once. Persisted with consent only; without it,
 * each page keeps its own set and treats what it first finds as already reported.
 */
export function reportedBefore(storage: CartStorage, consent: ConsentPort): ReportedBefore {
  let cart: string | null = null;
  let reported = new Set<string>();

  dropWithoutConsent(storage, consent);

  return {
    fresh(token, facts) {
      // The rest of the token is secret.
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
