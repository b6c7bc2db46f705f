import type { CartPort } from '../cart-port';
import type { Ports } from '../ports';

/** Ports that touch nothing outside: nothing outlives the page, nothing waits, one tab. */
export function memoryPorts(cart: CartPort): Ports {
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
    tabs: { tell: () => undefined, listen: () => undefined },
  };
}
