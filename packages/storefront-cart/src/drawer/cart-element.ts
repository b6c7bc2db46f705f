import { dress } from './style-sheet';

const TAG = 'cartwright-cart';

/** The element of the cart in the page, with its dressed shadow root; made once. */
export function cartElement(looks: Readonly<Record<string, string | number>> = {}): ShadowRoot {
  const known = document.querySelector(TAG)?.shadowRoot;
  if (known) return known;
  if (!customElements.get(TAG)) customElements.define(TAG, class extends HTMLElement {});
  const element = document.createElement(TAG);
  const root = element.attachShadow({ mode: 'open' });
  dress(root, looks);
  document.body.append(element);
  return root;
}
