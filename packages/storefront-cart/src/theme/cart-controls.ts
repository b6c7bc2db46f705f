import { closest } from '@cartwright/storefront-kit/theme/closest';
import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';
import { isCart } from './cart-address';

/** Drawer names in theme buttons: cart-drawer, CartDrawer, mini-cart, sidebar_cart, … */
const DRAWER =
  /(cart|bag|basket)[-_]?(drawer|side|panel|popup|modal|dialog|flyout)|(mini|side|slide|drawer|ajax)\w*[-_]?(cart|bag|basket)/i;

/** Link or button that opens the cart. */
export interface CartControl {
  /** URL without a drawer. */
  readonly page: string;
}

/**
 * Cart control of an event's target: any cart page link if the merchant disabled that page, else the header's cart icon
 * or a button for the theme's drawer. Other cart page links keep working.
 */
export function cartControl(
  target: EventTarget | null,
  root: string,
  cartPageEnabled: boolean,
): CartControl | null {
  const control = closest(target, 'a[href], button, [role="button"]');
  if (!control || control.closest(LEFT_ALONE)) return null;
  if (control instanceof HTMLAnchorElement && isCart(control.href, root, location.origin)) {
    const taken = control.target !== '_blank' && (!cartPageEnabled || isIcon(control));
    return taken ? { page: control.href } : null;
  }
  const drawer = control.getAttribute('aria-controls') ?? '';
  // Inside the theme's drawer such a button closes it.
  const opens = DRAWER.test(drawer) && !document.getElementById(drawer)?.contains(control);
  return opens ? { page: `${root}cart` } : null;
}

/** Whether a link is the cart icon: named cart-icon-bubble, site-header__cart, cart-link, … or inside the header. */
function isIcon(link: HTMLAnchorElement): boolean {
  return (
    /cart|bag|basket/i.test(`${link.id} ${link.className}`) ||
    link.closest('header, [role="banner"], [class*="header-group"]') !== null
  );
}
