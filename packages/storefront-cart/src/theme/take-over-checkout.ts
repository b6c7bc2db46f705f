import type { CartApp } from '../cart-app';
import { storePath } from './cart-address';
import { oneWay } from './one-way';
import { submitAgain } from './take-over-forms';

/**
 * Leads from the theme's cart page to checkout by way of ours: its terms, its questions, what is still being written.
 * Where ours cannot be had, or takes too long, the theme's way goes on: a sale is never held up.
 */
export function takeOverCheckout(
  root: string,
  isOn: () => boolean | undefined,
  load: () => Promise<CartApp | null>,
  longestWait: number,
): void {
  const go = oneWay(longestWait);
  let passing = false;

  const byOurs = (event: Event, form: HTMLFormElement | null, theirs: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    go((mayGo) => load().then((app) => app?.checkout(form, mayGo)), theirs);
  };
  const isCheckout = (address: string | null) =>
    address !== null && storePath(address, root, location.origin) === 'checkout';

  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (passing || !isOn() || !(form instanceof HTMLFormElement)) return;
      const named = submitter?.getAttribute('name') === 'checkout';
      if (!named && !isCheckout(form.getAttribute('action'))) return;
      byOurs(event, form, () => {
        passing = true;
        submitAgain(form, submitter);
        passing = false;
      });
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!(link instanceof HTMLAnchorElement) || !isOn() || !isCheckout(link.href)) return;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      byOurs(event, null, () => location.assign(link.href));
    },
    true,
  );
}
