import type { AppDisplay } from '@cartwright/core/storefront/config';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { CartSnapshot } from '../../app/public-api';

/** Milliseconds after which an app whose script has not defined its element is taken to be missing. */
const TIMEOUT_MS = 5000;

/** The element of a partner's app in the page's own document. */
export interface AppElement {
  /** Whether the app's script has defined it. */
  readonly defined: ReadonlySignal<boolean>;
  /** Puts it in, or brings its attributes to changed settings. */
  show(host: Element, app: AppDisplay): void;
  /** Gives it the cart: as its property `cart`, and by the event `cartwright:cart`. */
  give(cart: CartSnapshot | null): void;
  remove(): void;
}

/** An app that is not in the page yet. `onMissing` hears of one whose element nobody defines. */
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
      // What was set before its class came would hide the class's own property.
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

/** The slot in which an app stands. */
export const appSlot = (id: string): string => `app-${id}`;
