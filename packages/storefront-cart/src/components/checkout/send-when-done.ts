import type { CartSession } from '../../drawer/session';

type Form = Pick<HTMLFormElement, 'requestSubmit'>;

/** Forms that will be sent; a second press changes nothing. */
const waiting = new WeakSet<Form>();

/**
 * Whether the form may be sent now. Checkout takes the cart as it is in the store, so what is still under way is waited
 * for: the form is sent by itself when all of it has succeeded. Else the shopper stays, and sees what went wrong.
 */
export function sendWhenDone(form: Form, session: CartSession): boolean {
  if (!session.isPending()) return true;
  if (!waiting.has(form)) {
    waiting.add(form);
    void session.allDone().then((succeeded) => {
      waiting.delete(form);
      if (succeeded) form.requestSubmit();
    });
  }
  return false;
}
