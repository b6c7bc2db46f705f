import { isCart } from '../cart-address';

/** A cart page that draws itself anew when it hears of a change (Horizon). */
const FOLLOWS = 'cart-items-component';

/**
 * Gives what to do when we have changed the cart: a theme's cart page that does not follow events shows the cart of
 * when it was made, so it is loaded anew, as soon as our drawer is out of the way. Elsewhere it does nothing.
 */
export function reloadingCartPage(root: string, isOpen: () => boolean): () => void {
  const reload = () => location.reload();
  return () => {
    const stays = !isCart(location.href, root, location.origin) || document.querySelector(FOLLOWS) !== null;
    if (stays) return;
    if (isOpen()) document.addEventListener('cartwright:close', reload, { once: true });
    else reload();
  };
}
