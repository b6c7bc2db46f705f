import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { CartNameModal } from './cart-name-modal';
import { changeFailure, useChangeCart } from './use-change-cart';

/** Modal that renames a cart. After a conflict it continues with the refetched cart. */
export function RenameCartModal({ cart, onClose }: { cart: CartListItem; onClose: () => void }) {
  const change = useChangeCart(cart);
  function rename(name: string) {
    if (name === cart.name) return onClose();
    change.mutate({ changes: { name }, done: 'Updated successfully!' }, { onSuccess: onClose });
  }
  return (
    <CartNameModal
      title={`Rename “${nameOfCart(cart)}”`}
      confirm="Rename"
      name={cart.name}
      help="Only you see it."
      busy={change.isPending}
      problem={change.error ? changeFailure(change.error) : undefined}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}
