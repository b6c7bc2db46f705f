import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { Switch } from '@cartwright/ui/admin/switch';
import { useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog';
import { toastError } from '../../shared/toasts';
import { disableQuestion, nameOf, toggledWords } from './consequences';
import { useChangeCart } from './use-change-cart';

const TurnOffCartModal = lazyDialog(async () => (await import('./turn-off-cart-modal')).TurnOffCartModal);

/** Turns a cart on or off, and says what that comes to. Asks only before shoppers lose their cart. */
export function EnableSwitch({ cart, carts }: { cart: CartListItem; carts: readonly CartListItem[] }) {
  const [question, setQuestion] = useState<string | null>(null);
  const name = nameOf(cart);
  const change = useChangeCart(cart, (message) => toastError(message, name));
  const pending = change.isPending && 'enabled' in change.variables.changes ? change.variables.changes : null;

  function setEnabled(enabled: boolean) {
    setQuestion(null);
    const words = toggledWords(cart, enabled, carts, Date.now());
    change.mutate({ changes: { enabled }, done: `Updated successfully! ${words}` });
  }
  function ask(enabled: boolean) {
    const needed = enabled ? null : disableQuestion(cart, carts, Date.now());
    if (needed === null) setEnabled(enabled);
    else setQuestion(needed);
  }
  return (
    <>
      <Switch
        label={`Enable ${name}`}
        labelHidden
        checked={(pending ?? cart).enabled}
        busy={pending !== null}
        onChange={ask}
      />
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
