import { submitAgain } from '@cartwright/storefront-kit/theme/submit-again';
import type { CartApp } from '../app/cart-app';
import { sendAdd } from './first-add';
import { wasChangedNatively } from './native-changes';
import { submittedItem } from './product-forms';

export interface FormsTakenOver {
  /** Whether an add sent without the drawer is pending. */
  isAdding(): boolean;
  /** Whether an observed write, by its path without the root, is one of these. Consumes one match per call. */
  isOurWrite(path: string): boolean;
}

/**
 * Handles product forms by our cart while it is on. Before the drawer loads, the item is sent immediately and handed
 * over later. If `load` gives null, the cart page shows what was added, and the rest falls back to the theme.
 */
export function interceptForms(
  root: string,
  isOn: () => boolean,
  current: () => CartApp | null,
  load: () => Promise<CartApp | null>,
): FormsTakenOver {
  /** Forms with a pending add: a second click would add twice. */
  const waiting = new Set<HTMLFormElement>();
  let releasing = false;
  /** Adds not yet observed as requests. */
  let unseen = 0;

  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      const item = releasing || !isOn() ? null : submittedItem(event, root);
      if (!item || !(form instanceof HTMLFormElement)) return;
      const isSecond = waiting.has(form);
      const app = current();
      const sent = isSecond || app ? null : sendAdd(root, item);
      if (!isSecond && !app && !sent) return;
      event.preventDefault();
      // The theme's handler would add a second time.
      event.stopImmediatePropagation();
      if (app) {
        app.open(false);
        void app.dispatch({ type: 'add', items: [item] });
      }
      if (!sent) return;
      unseen++;
      waiting.add(form);
      showBusy(submitter, true);
      const done = () => {
        waiting.delete(form);
        showBusy(submitter, false);
      };
      void load()
        .catch(() => null)
        .then(async (app) => {
          app?.open(false);
          // A drawer of another build may lack it.
          const taken = app?.takeUp?.(item, sent);
          const added = taken ? null : (await sent).added;
          done();
          if (!taken) goOn(added, form, submitter);
          if ((await taken)?.ok && waiting.size === 0) wasChangedNatively();
        });
    },
    true,
  );

  /** Fallback without the drawer. */
  function goOn(added: Response | null, form: HTMLFormElement, submitter: HTMLElement | null): void {
    // A possibly applied add is shown on the cart page; a refusal is left to the theme.
    if (!added || added.ok || added.status >= 500) {
      location.assign(`${root}cart`);
      return;
    }
    releasing = true;
    submitAgain(form, submitter);
    releasing = false;
  }

  return {
    isAdding: () => waiting.size > 0,
    isOurWrite: (path) => path === 'cart/add.js' && unseen > 0 && unseen-- > 0,
  };
}

/** Shows a loading state on the theme's button, by common theme conventions and a style of our own. */
function showBusy(button: HTMLElement | null, isBusy: boolean): void {
  if (!button) return;
  button.ariaBusy = button.ariaDisabled = isBusy ? 'true' : null;
  button.classList.toggle('loading', isBusy);
  button.style.opacity = isBusy ? '0.6' : '';
}
