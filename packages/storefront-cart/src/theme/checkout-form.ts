import { storePath } from '@cartwright/storefront-kit/theme/store-path';

/** The path of checkout, and the name of the field that leads from a cart's form to it. */
export const CHECKOUT = 'checkout';

/** Whether an address leads to checkout; one of the cart does with the field (`isOrder`). */
export function leadsToCheckout(address: string, root: string, isOrder: boolean): boolean {
  const path = storePath(address, root, location.href);
  return path === CHECKOUT || (isOrder && path === 'cart');
}

/** Whether a form that is being sent leads to checkout. The store goes by the field, whichever brings it. */
export function isCheckoutForm(form: HTMLFormElement, submitter: HTMLElement | null, root: string): boolean {
  const address = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const isOrder =
    submitter?.getAttribute('name') === CHECKOUT || form.querySelector('[type="hidden"][name="checkout"]');
  return leadsToCheckout(address, root, !!isOrder);
}
