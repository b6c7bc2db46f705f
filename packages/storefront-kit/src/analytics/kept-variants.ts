import type { StoragePort } from '../ports/ports';
import { isJson } from '../shopify/json';
import { TESTS_KEY } from './visits';

/** Variants seen by this browser's visitor, in tests that reallocate traffic. */
export interface KeptVariants {
  /** Id of the seen variant; undefined: none yet. */
  seen(test: string): unknown;
  keep(test: string, variant: string): void;
}

/** Stores variants with the visit, with consent only; deleted with it. */
export function keptVariants(storage: StoragePort<typeof TESTS_KEY>): KeptVariants {
  const read = () => {
    try {
      const kept: unknown = JSON.parse(storage.read(TESTS_KEY) || '{}');
      return isJson(kept) ? kept : {};
    } catch {
      return {};
    }
  };
  return {
    seen: (test) => read()[test],
    // Re-read, as another tab may have stored another test's.
    keep: (test, variant) => storage.write(TESTS_KEY, JSON.stringify({ ...read(), [test]: variant })),
  };
}
