import type { BundleConfig } from '@cartwright/core/rewards/bundle-config';
import type { StoragePort } from '../ports/ports';
import { isJson } from '../shopify/json';

/** Bundle as shown by its builder when added to the cart. */
export interface BuiltBundle {
  /** Title; may be empty. */
  readonly title: string;
  /** Path of its builder's page, without the store's root, as `products/teapot`. */
  readonly page: string;
  /** Rule used for the shown price. */
  readonly rule: BundleConfig;
}

/** Maximum number of stored bundles. */
const MAX_KEPT = 20;

type BundleStorage = StoragePort<'cartwright:bundles'>;

/** Bundles built in this browser, by name (`bundleName`). */
export function builtBundles(storage: BundleStorage): ReadonlyMap<string, BuiltBundle> {
  try {
    const kept: unknown = JSON.parse(storage.read('cartwright:bundles') ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isKept) : []);
  } catch {
    return new Map();
  }
}

/** Stores a built bundle, as a cart lacks this data. */
export function keepBuilt(storage: BundleStorage, name: string, built: BuiltBundle): void {
  const others = [...builtBundles(storage)].filter(([known]) => known !== name);
  storage.write('cartwright:bundles', JSON.stringify([...others, [name, built]].slice(-MAX_KEPT)));
}

function isKept(entry: unknown): entry is [string, BuiltBundle] {
  const [name, built]: unknown[] = Array.isArray(entry) ? entry : [];
  return (
    typeof name === 'string' &&
    isJson(built) &&
    typeof built.title === 'string' &&
    typeof built.page === 'string' &&
    isJson(built.rule) &&
    Array.isArray(built.rule.steps)
  );
}
