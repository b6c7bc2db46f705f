import { type CartListItem, setCartLock } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Dialog } from '@cartwright/ui/admin/dialog';
import { Form } from '@cartwright/ui/admin/form';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { toast } from '../../../shared/state/toasts';
import { ONE_AT_A_TIME } from './list-changes';
import { useRefreshList } from './use-refresh-list';

/** Modal that locks or unlocks a cart for merchants. Staff only. */
export function LockCartModal({ cart, onClose }: { cart: CartListItem; onClose: () => void }) {
  const isLocked = cart.lockReason !== null;
  const name = nameOfCart(cart);
  const [reason, setReason] = useState('');
  const [blank, setBlank] = useState(false);
  const refresh = useRefreshList();
  const change = useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: () => {
      const body = { reason: isLocked ? null : reason.trim() };
      return responseOf(api.call(setCartLock, { params: { id: cart.id }, query: {}, body }));
    },
    onSettled: refresh,
    onSuccess() {
      toast(`“${name}” is ${isLocked ? 'unlocked' : 'locked'}.`);
      onClose();
    },
  });

  function submit() {
    if (!isLocked && reason.trim() === '') setBlank(true);
    else if (!change.isPending) change.mutate();
  }

  const problem = blank ? 'Please fill out the Reason field.' : change.error?.message;
  return (
    <Dialog
      title={`${isLocked ? 'Unlock' : 'Lock'} “${name}”`}
      confirm={isLocked ? 'Unlock' : 'Lock'}
      cancel="Cancel"
      busy={change.isPending}
      onConfirm={submit}
      onCancel={onClose}
    >
      {isLocked ? (
        <>
          <p>The merchant can edit this cart again. It was locked because: “{cart.lockReason}”</p>
          {problem !== undefined && <p role="alert">{problem}</p>}
        </>
      ) : (
        <Form onSubmit={submit}>
          <TextField
            label="Reason"
            value={reason}
            onChange={(typed) => {
              setReason(typed);
              setBlank(false);
            }}
            maxLength={TEXT_LIMITS.lockReason}
            showCharacterCount
            autoComplete="off"
            autoFocus
            helpText="The merchant reads it in the list and in the editor. Shoppers keep seeing the cart."
            {...(problem !== undefined && { error: problem })}
          />
        </Form>
      )}
    </Dialog>
  );
}
