import { dress } from './style-sheet';

const TAG = 'cartwright-cart';

/** A page that is swapped in place takes the element out: what was open is shut, and the page behind scrolls again. */
class CartElement extends HTMLElement {
  disconnectedCallback(): void {
    if (!this.isConnected) this.shadowRoot?.querySelector('dialog')?.close();
  }
}

/** The element of the cart in the page, with its dressed shadow root; made once. */
export function cartElement(looks: Readonly<Record<string, string | number>> = {}): ShadowRoot {
  const printed = document.querySelector<HTMLElement>(TAG);
  if (printed?.shadowRoot) return printed.shadowRoot;
  if (!customElements.get(TAG)) customElements.define(TAG, CartElement);
  // A theme prints it with what it puts into the cart's slots.
  const element = printed ?? document.createElement(TAG);
  element.hidden = false;
  const root = element.attachShadow({ mode: 'open' });
  dress(root, looks);
  // What is moved in the page loads its frames anew.
  if (!printed) document.body.append(element);
  return root;
}
