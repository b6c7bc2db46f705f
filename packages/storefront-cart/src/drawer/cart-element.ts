import { dress } from './style-sheet';

const TAG = 'cartwright-cart';

/** Closes the dialog when an in-place page swap removes the element, which also unlocks scrolling. */
class CartElement extends HTMLElement {
  disconnectedCallback(): void {
    if (!this.isConnected) this.shadowRoot?.querySelector('dialog')?.close();
  }
}

/** Creates the cart's element with its styled shadow root, once. */
export function cartElement(looks: Readonly<Record<string, string | number>> = {}): ShadowRoot {
  const printed = document.querySelector<HTMLElement>(TAG);
  if (printed?.shadowRoot) return printed.shadowRoot;
  if (!customElements.get(TAG)) customElements.define(TAG, CartElement);
  // A theme may print it with slotted content.
  const element = printed ?? document.createElement(TAG);
  element.hidden = false;
  const root = element.attachShadow({ mode: 'open' });
  dress(root, looks);
  // Moving an element reloads its frames.
  if (!printed) document.body.append(element);
  return root;
}
