import cartItems from '@cartwright/ui/cart/cart-items/cart-items.css';
import cartSubtotal from '@cartwright/ui/cart/cart-subtotal/cart-subtotal.css';
import checkout from '@cartwright/ui/cart/checkout/checkout.css';
import frame from '@cartwright/ui/cart/frame/frame.css';
import tokens from '@cartwright/ui/cart/frame/tokens.css';
import titleBar from '@cartwright/ui/cart/title-bar/title-bar.css';
import drawer from './drawer.css';

const TEXT = [tokens, frame, titleBar, cartItems, cartSubtotal, checkout, drawer].join('');

/**
 * Dresses a shadow root. A constructed sheet is allowed by any content security policy; a `style` element is not.
 * `looks` are values of the documented custom properties, colours and pixels; the theme's own style sheet wins over them.
 */
export function dress(root: ShadowRoot, looks: Readonly<Record<string, string | number>>): void {
  const set = Object.entries(looks).map(([name, value]) => {
    const text = typeof value === 'number' ? `${value}px` : value;
    // What is no colour and no length could end the rule and begin another.
    const safe = CSS.supports('color', text) || CSS.supports('width', text);
    return safe && /^[a-z-]+$/.test(name) ? `--cw-${name}:${text};` : '';
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{${set.join('')}}${TEXT}`);
  root.adoptedStyleSheets = [sheet];
}
