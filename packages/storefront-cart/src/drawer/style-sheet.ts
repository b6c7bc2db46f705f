import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import cartItems from '@cartwright/ui/cart/cart-items/cart-items.css';
import cartSubtotal from '@cartwright/ui/cart/cart-subtotal/cart-subtotal.css';
import checkout from '@cartwright/ui/cart/checkout/checkout.css';
import frame from '@cartwright/ui/cart/frame/frame.css';
import tokens from '@cartwright/ui/cart/frame/tokens.css';
import titleBar from '@cartwright/ui/cart/title-bar/title-bar.css';
import drawer from './drawer.css';

const TEXT = [tokens, frame, titleBar, cartItems, cartSubtotal, checkout, drawer].join('');

/** Values of custom properties that the page says, without `--cw-`: colours, and pixels as numbers. */
type PageLooks = Readonly<Record<string, string | number>>;

/**
 * Dresses a shadow root. A constructed sheet is allowed by any content security policy; a `style` element is not.
 * The theme's own style sheet wins over the `looks` of the page, and over those of the shop, which `wear` puts on.
 */
export function dress(root: ShadowRoot, looks: PageLooks): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${TEXT}:host{${pageValues(looks)}}`);
  root.adoptedStyleSheets = [sheet, new CSSStyleSheet()];
}

/** Puts the shop's look on a dressed root, over that of the page: a sheet of its own, so that ours stays whole whatever its custom CSS holds. */
export function wear(root: ShadowRoot, look: StorefrontLook | undefined): void {
  const tokens = Object.entries(look?.tokens ?? {}).map(([name, value]) => `${name}:${value};`);
  root.adoptedStyleSheets[1]?.replaceSync(`:host{${tokens.join('')}}${look?.css ?? ''}`);
}

function pageValues(looks: PageLooks): string {
  const set = Object.entries(looks).map(([name, value]) => {
    const text = typeof value === 'number' ? `${value}px` : value;
    // What is no colour and no length could end the rule and begin another.
    const safe = CSS.supports('color', text) || CSS.supports('width', text);
    return safe && /^[a-z-]+$/.test(name) ? `--cw-${name}:${text};` : '';
  });
  return set.join('');
}
