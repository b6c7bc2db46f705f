import type { BundleLoss } from '@cartwright/core/offers/bundle-in-cart';
import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import type { Intent } from '../../state/ports/intent';
import type { ActionOutcome } from '../../state/requests/act';

/** A change that the shopper is asked about before it is made. */
export interface PendingChange {
  /** The key of the line that it is about. */
  readonly key: string;
  readonly isRemoval: boolean;
  readonly loss: BundleLoss;
  readonly answer: (goes: boolean) => void;
}

type SetQuantity = Extract<Intent, { type: 'set_quantity' }>;

const KEPT: ActionOutcome = { ok: true };

/**
 * From now on the shopper's changes of quantities that cost something are asked about first; what `lossBy` gives
 * null for is done at once. Calls of the page's scripts are never asked about: they are made elsewhere. Gives what is asked.
 */
export function askBeforeLoss(
  session: Pick<CartSession, 'dispatch'>,
  lossBy: (intent: SetQuantity) => BundleLoss | null,
): Signal<PendingChange | null> {
  const asked = signal<PendingChange | null>(null);
  const { dispatch } = session;
  session.dispatch = (intent) => {
    // Who goes on elsewhere has left it as it was.
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
          resolve(goes ? dispatch(intent) : KEPT);
        },
      };
    });
  };
  return asked;
}
