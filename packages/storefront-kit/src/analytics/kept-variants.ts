import type { StoragePort } from '../ports/ports';
import { isJson } from '../shopify/json';
import { TESTS_KEY } from './visits';

/** Variants that this browser's visitor has seen, of tests whose visitors move. */
export interface KeptVariants {
  /** The variant's id; undefined: none yet. */
  seen(test: string): unknown;
  keep(test: string, variant: string): void;
}

/** Variants that are kept beside the visit, with consent only: they go with it. */
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
    // Read anew: another tab may have kept another test's.
    keep: (test, variant) => storage.write(TESTS_KEY, JSON.stringify({ ...read(), [test]: variant })),
  };
}
