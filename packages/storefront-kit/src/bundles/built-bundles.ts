import type { BundleConfig } from '@cartwright/core/rewards/bundle-config';
import type { StoragePort } from '../ports/ports';
import { isJson } from '../shopify/json';

/** A bundle as its builder showed it when it was put into the cart. */
export interface BuiltBundle {
  /** May be empty. */
  readonly title: string;
  /** The path of the page that it was built on, without the store's root, as `products/teapot`. */
  readonly page: string;
  /** By which its price was shown. */
  readonly rule: BundleConfig;
}

/** Bundles that are kept in a browser, the latest. */
const MAX_KEPT = 20;

type BundleStorage = StoragePort<'cartwright:bundles'>;

/** The bundles that were built in this browser, by their names (`bundleName`). */
export function builtBundles(storage: BundleStorage): ReadonlyMap<string, BuiltBundle> {
  try {
    const kept: unknown = JSON.parse(storage.read('cartwright:bundles') ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isKept) : []);
  } catch {
    return new Map();
  }
}

/** Keeps what the shopper was shown of a bundle: a cart doesn't say it. */
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
