import { signal } from '@preact/signals';
import type { CartSession } from '../../drawer/session';

type Form = Pick<HTMLFormElement, 'requestSubmit'>;

/** Forms that will be sent; a second press changes nothing. */
export const leaving = signal<ReadonlySet<Form>>(new Set());

/**
 * Whether the form may be sent now. Checkout takes the cart as it is in the store, so what is still under way is waited
 * for: the form is sent by itself when all of it has succeeded. Else the shopper stays, and sees what went wrong.
 */
export function sendWhenDone(form: Form, session: CartSession): boolean {
  if (!session.isPending()) return true;
  if (!leaving.value.has(form)) {
    leaving.value = new Set(leaving.value).add(form);
    void session.allDone().then((succeeded) => {
      const others = new Set(leaving.value);
      others.delete(form);
      leaving.value = others;
      if (succeeded) form.requestSubmit();
    });
  }
  return false;
}
