import { submitAgain } from '@cartwright/storefront-kit/theme/submit-again';
import type { CartApp } from '../app/cart-app';
import { sendAdd } from './first-add';
import { wasChangedNatively } from './native-changes';
import { submittedItem } from './product-forms';

export interface FormsTakenOver {
  /** Whether an item is on its way that was sent without the drawer. */
  isAdding(): boolean;
  /** Whether a write that was seen in the page, by its path without the root, is one of these. Answers once for each. */
  isOurWrite(path: string): boolean;
}

/**
 * Adds by our cart, while it is on, what product forms would add. Before the drawer is there the item is sent at once, and
 * handed over when it comes. `load` gives null where our cart cannot be had: then the cart page shows what was added, and
 * what was not goes its usual way, by the theme's script or without one.
 */
export function interceptForms(
  root: string,
  isOn: () => boolean,
  current: () => CartApp | null,
  load: () => Promise<CartApp | null>,
): FormsTakenOver {
  /** Forms whose item waits for the drawer: a second click would add it twice. */
  const waiting = new Set<HTMLFormElement>();
  let releasing = false;
  /** Adds whose requests the browser has not told of yet. */
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
      // The theme's own way of adding would add a second time.
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
          // A drawer of another build may know nothing of it.
          const taken = app?.takeUp?.(item, sent);
          const added = taken ? null : (await sent).added;
          done();
          if (!taken) goOn(added, form, submitter);
          if ((await taken)?.ok && waiting.size === 0) wasChangedNatively();
        });
    },
    true,
  );

  /** Where the drawer cannot be had. */
  function goOn(added: Response | null, form: HTMLFormElement, submitter: HTMLElement | null): void {
    // What may have been done is looked at; what was refused the theme says in its way.
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

/** Shows on the theme's button whether it was heard, by what themes look for and by a look of its own. */
function showBusy(button: HTMLElement | null, isBusy: boolean): void {
  if (!button) return;
  button.ariaBusy = button.ariaDisabled = isBusy ? 'true' : null;
  button.classList.toggle('loading', isBusy);
  button.style.opacity = isBusy ? '0.6' : '';
}
