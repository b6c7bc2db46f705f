import { isCart } from './cart-address';

/**
 * The link of an event when it opens the cart: any link to the cart page where the merchant turned that page off, else
 * the cart icon of the header. Other links to the cart page keep leading there.
 */
export function cartLink(
  target: EventTarget | null,
  root: string,
  cartPageEnabled: boolean,
): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isCart(link.href, root, location.origin)) return null;
  return !cartPageEnabled || isIcon(link) ? link : null;
}

/** Themes call it cart-icon-bubble, site-header__cart, cart-link, … or put it into the header. */
function isIcon(link: HTMLAnchorElement): boolean {
  return (
    /cart|bag|basket/i.test(`${link.id} ${link.className}`) ||
    link.closest('header, [role="banner"], [class*="header-group"]') !== null
  );
}
