import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import cartItems from '@cartwright/ui/cart/cart-items/cart-items.css';
import cartSubtotal from '@cartwright/ui/cart/cart-subtotal/cart-subtotal.css';
import checkout from '@cartwright/ui/cart/checkout/checkout.css';
import frame from '@cartwright/ui/cart/frame/frame.css';
import tokens from '@cartwright/ui/cart/frame/tokens.css';
import titleBar from '@cartwright/ui/cart/title-bar/title-bar.css';
import drawer from './drawer.css';

const TEXT = [tokens, frame, titleBar, cartItems, cartSubtotal, checkout, drawer].join('');

/** Custom property values from the page, without `--cw-`: colours, and pixels as numbers. */
type PageLooks = Readonly<Record<string, string | number>>;

/**
 * Styles a shadow root. A constructed sheet is allowed by any content security policy, unlike a `style` element. The
 * theme's style sheet overrides the page's `looks` and the shop's, which `wear` applies.
 */
export function dress(root: ShadowRoot, looks: PageLooks): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${TEXT}:host{${pageValues(looks)}}`);
  root.adoptedStyleSheets = [sheet, new CSSStyleSheet()];
}

/**
 * Applies the shop's look to a styled root, over the page's: in a separate sheet, so that broken custom CSS can't
 * affect ours.
 */
export function wear(root: ShadowRoot, look: StorefrontLook | undefined): void {
  const tokens = Object.entries(look?.tokens ?? {}).map(([name, value]) => `${name}:${value};`);
  root.adoptedStyleSheets[1]?.replaceSync(`:host{${tokens.join('')}}${look?.css ?? ''}`);
}

function pageValues(looks: PageLooks): string {
  const set = Object.entries(looks).map(([name, value]) => {
    const text = typeof value === 'number' ? `${value}px` : value;
    // Rejects values that aren't colours or lengths, which could break out of the rule.
    const safe = CSS.supports('color', text) || CSS.supports('width', text);
    return safe && /^[a-z-]+$/.test(name) ? `--cw-${name}:${text};` : '';
  });
  return set.join('');
}
