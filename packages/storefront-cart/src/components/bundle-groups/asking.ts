import type { BundleLoss } from '@cartwright/core/offers/bundle-in-cart';
import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import type { Intent } from '../../state/ports/intent';
import type { ActionOutcome } from '../../state/requests/act';

/** Change pending the shopper's confirmation. */
export interface PendingChange {
  /** Key of the affected line. */
  readonly key: string;
  readonly isRemoval: boolean;
  readonly loss: BundleLoss;
  readonly answer: (goes: boolean) => void;
}

type SetQuantity = Extract<Intent, { type: 'set_quantity' }>;

const UNCHANGED: ActionOutcome = { ok: true };

/**
 * Asks for confirmation before the shopper's quantity changes for which `lossBy` returns a loss; others run
 * immediately. Calls by page scripts bypass it. Returns the pending confirmation.
 */
export function askBeforeLoss(
  session: Pick<CartSession, 'dispatch'>,
  lossBy: (intent: SetQuantity) => BundleLoss | null,
): Signal<PendingChange | null> {
  const asked = signal<PendingChange | null>(null);
  const { dispatch } = session;
  session.dispatch = (intent) => {
    // Another action cancels the pending confirmation.
    asked.peek()?.answer(false);
    const loss = intent.type === 'set_quantity' ? lossBy(intent) : null;
    if (intent.type !== 'set_quantity' || !loss) return dispatch(intent);
    return new Promise((resolve) => {
      asked.value = {
        key: intent.line.key,
        isRemoval: intent.quantity === 0,
        loss,
        answer(goes) {
          asked.value = null;
          resolve(goes ? dispatch(intent) : UNCHANGED);
        },
      };
    });
  };
  return asked;
}
