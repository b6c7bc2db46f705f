import { isCart } from '../cart-address';

/**
 * Gives what to do when we have changed the cart: a cart page of a theme that does not follow events shows the cart of
 * when it was made, so it is loaded anew, as soon as our drawer is out of the way. Elsewhere it does nothing.
 */
export function reloadingCartPage(root: string, isOpen: () => boolean): () => void {
  const follows = window.Shopify?.actions?.updateCart?.isDefault?.() === false;
  if (follows || !isCart(location.href, root, location.origin)) return () => undefined;
  const reload = () => location.reload();
  return () => {
    if (isOpen()) document.addEventListener('cartwright:close', reload, { once: true });
    else reload();
  };
}
