import { storePath } from '@cartwright/storefront-kit/theme/store-path';

/** Checkout path, and name of the field that turns a cart form into a checkout form. */
export const CHECKOUT = 'checkout';

/** Whether a URL leads to checkout; the cart's does with the field (`isOrder`). */
export function leadsToCheckout(address: string, root: string, isOrder: boolean): boolean {
  const path = storePath(address, root, location.href);
  return path === CHECKOUT || (isOrder && path === 'cart');
}

/** Whether a submitted form leads to checkout. The field counts, whichever control adds it. */
export function isCheckoutForm(form: HTMLFormElement, submitter: HTMLElement | null, root: string): boolean {
  const address = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const isOrder =
    submitter?.getAttribute('name') === CHECKOUT || form.querySelector('[type="hidden"][name="checkout"]');
  return leadsToCheckout(address, root, !!isOrder);
}
