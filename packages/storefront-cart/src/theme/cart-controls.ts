import { closest } from '@cartwright/storefront-kit/theme/closest';
import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';
import { isCart } from './cart-address';

/** Names of the drawer that a theme's button opens: cart-drawer, CartDrawer, mini-cart, sidebar_cart, … */
const DRAWER =
  /(cart|bag|basket)[-_]?(drawer|side|panel|popup|modal|dialog|flyout)|(mini|side|slide|drawer|ajax)\w*[-_]?(cart|bag|basket)/i;

/** A link or button that opens the cart. */
export interface CartControl {
  /** Where it leads without any drawer. */
  readonly page: string;
}

/**
 * Control of the cart that an event's target opens: any link to the cart page where the merchant turned that page off, else
 * the cart icon of the header, or a button that names the theme's drawer. Other links to the cart page keep leading
 * there.
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
  // Inside of the theme's drawer such a button closes it.
  const opens = DRAWER.test(drawer) && !document.getElementById(drawer)?.contains(control);
  return opens ? { page: `${root}cart` } : null;
}

/** Themes call it cart-icon-bubble, site-header__cart, cart-link, … or put it into the header. */
function isIcon(link: HTMLAnchorElement): boolean {
  return (
    /cart|bag|basket/i.test(`${link.id} ${link.className}`) ||
    link.closest('header, [role="banner"], [class*="header-group"]') !== null
  );
}
