import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';

/** Confirmation before shoppers lose their cart; `question` is the consequence. */
export function TurnOffCartModal({
  cart,
  question,
  onConfirm,
  onClose,
}: {
  cart: CartListItem;
  question: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmModal
      open
      title={`Turn off “${nameOfCart(cart)}”?`}
      message={question}
      confirm="Turn off"
      cancel="Cancel"
      destructive
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
