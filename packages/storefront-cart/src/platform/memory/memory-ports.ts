import { signal } from '@preact/signals';
import type { CartPort } from '../../state/ports/cart-port';
import type { PagePort, SessionPorts } from '../../state/ports/ports';

/** Isolated ports: in-memory storage, no waiting, one tab, cart always open. */
export function memoryPorts(
  cart: CartPort,
  now: () => number = () => 0,
  preview: PagePort['preview'] = null,
): SessionPorts {
  const kept = new Map<string, string>();
  return {
    cart,
    storage: {
      read: (name) => kept.get(name) ?? null,
      write: (name, text) => {
        kept.set(name, text);
      },
    },
    clock: { wait: () => Promise.resolve(), jitter: () => 0.5 },
    lock: { run: (task) => task() },
    tabs: { notify: () => undefined, listen: () => undefined },
    page: { now, signedIn: false, isOpen: signal(true), learn: () => undefined, preview },
  };
}
