import type { AppDisplay } from '@cartwright/core/storefront/config';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { CartSnapshot } from '../../app/public-api';

/** Timeout (milliseconds) for an app's script to define its element. */
const TIMEOUT_MS = 5000;

/** Partner app's element in the light DOM. */
export interface AppElement {
  /** Whether the app's script has defined it. */
  readonly defined: ReadonlySignal<boolean>;
  /** Inserts the element, or updates its attributes. */
  show(host: Element, app: AppDisplay): void;
  /** Passes the cart as property `cart` and event `cartwright:cart`. */
  give(cart: CartSnapshot | null): void;
  remove(): void;
}

/** Creates a detached app element. `onMissing` is called if it isn't defined in time. */
export function createAppElement(id: string, { tag }: AppDisplay, onMissing: () => void): AppElement {
  const element = document.createElement(tag);
  element.slot = appSlot(id);
  const defined = signal(customElements.get(tag) !== undefined);
  let last: CartSnapshot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pass(): void {
    if (!defined.peek()) return;
    Object.assign(element, { cart: last });
    element.dispatchEvent(new CustomEvent('cartwright:cart', { detail: { cart: last } }));
  }

  function expect(): void {
    timer = setTimeout(() => {
      if (!defined.peek()) onMissing();
    }, TIMEOUT_MS);
    void customElements.whenDefined(tag).then(() => {
      clearTimeout(timer);
      defined.value = true;
      // Deferred until upgrade: an earlier own property would shadow the class's.
      pass();
    });
  }

  return {
    defined,
    show(host, { attributes }) {
      for (const [name, value] of Object.entries(attributes)) {
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
      if (element.isConnected) return;
      host.append(element);
      if (!timer) expect();
    },
    give(cart) {
      last = cart;
      pass();
    },
    remove() {
      clearTimeout(timer);
      element.remove();
    },
  };
}

/** Slot name of an app. */
export const appSlot = (id: string): string => `app-${id}`;
