import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Switch } from '@cartwright/ui/admin/switch';
import { Tooltip } from '@cartwright/ui/admin/tooltip';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import { useTimezone } from '../../../shared/hooks/use-timezone';
import { toastError } from '../../../shared/state/toasts';
import { disableQuestion, toggledMessage, toggleMessage } from './consequences';
import { useChangeCart } from './use-change-cart';

const TurnOffCartModal = lazyDialog(async () => (await import('./turn-off-cart-modal')).TurnOffCartModal);

/**
 * Switch of a cart, with its consequence before and after. Asks only before the store is left
 * without a cart.
 */
export function EnableSwitch({ cart, carts }: { cart: CartListItem; carts: readonly CartListItem[] }) {
  const timezone = useTimezone();
  const [question, setQuestion] = useState<string | null>(null);
  const name = nameOfCart(cart);
  const change = useChangeCart(cart, (message) => toastError(message, name));
  const pending = change.isPending && 'enabled' in change.variables.changes ? change.variables.changes : null;

  function setEnabled(enabled: boolean) {
    setQuestion(null);
    const message = toggledMessage(cart, enabled, carts, { now: Date.now(), timezone });
    change.mutate({ changes: { enabled }, done: `Updated successfully! ${message}` });
  }
  function ask(enabled: boolean) {
    const needed = enabled ? null : disableQuestion(cart, carts, { now: Date.now(), timezone });
    if (needed === null) setEnabled(enabled);
    else setQuestion(needed);
  }
  return (
    <>
      <Tooltip
        content={toggleMessage(cart, carts, { now: Date.now(), timezone })}
        dismissOnMouseOut
        preferredPosition="above"
        width="wide"
      >
        <Switch
          label={`Enable ${name}`}
          labelHidden
          checked={(pending ?? cart).enabled}
          busy={pending !== null}
          onChange={ask}
        />
      </Tooltip>
      {question !== null && (
        <TurnOffCartModal
          cart={cart}
          question={question}
          onConfirm={() => setEnabled(false)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
