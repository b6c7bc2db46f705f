import { isCart } from '../cart-address';

/** Cart page that re-renders on change events (Horizon). */
const FOLLOWS = 'cart-items-component';

/**
 * Returns a callback for our cart changes: reloads a theme's cart page that doesn't follow events, once our drawer is
 * closed. Elsewhere it does nothing.
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
