import type { ConsentPort } from '../ports/analytics';
import type { StoragePort } from '../ports/ports';

/** Simulated browser of a shopper, with storage and consent. */
export function aShoppersBrowser(allowed = true) {
  const kept = new Map<string, string>();
  const changed: (() => void)[] = [];
  const consent: ConsentPort = {
    allowed: () => allowed,
    isOpen: () => false,
    listen: (onChange) => void changed.push(onChange),
  };
  const storage: StoragePort = {
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => void kept.set(name, text),
  };
  return {
    kept,
    consent,
    storage,
    /** Changes consent elsewhere, without an event. */
    gone(now: boolean) {
      allowed = now;
    },
    decide(now: boolean) {
      allowed = now;
      for (const onChange of changed) onChange();
    },
  };
}
