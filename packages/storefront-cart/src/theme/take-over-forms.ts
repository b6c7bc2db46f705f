import type { CartApp } from '../cart-app';
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
export function takeOverForms(
  root: string,
  isOn: () => boolean,
  current: () => CartApp | null,
  load: () => Promise<CartApp | null>,
): FormsTakenOver {
  /** Forms whose item waits for the drawer: a second click would add it twice. */
  const waiting = new Set<HTMLFormElement>();
  let releasing = false;
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
      const done = showBusy(submitter);
      void load()
        .catch(() => null)
        .then(async (app) => {
          app?.open(false);
          // Both before the drawer is asked for anything else.
          const taken = app?.takeUp(item, sent);
          waiting.delete(form);
          done();
          if (taken) await taken;
          else await goOn((await sent).added, form, submitter);
          if (waiting.size === 0) wasChangedNatively();
        });
    },
    true,
  );

  /** Where the drawer cannot be had. */
  async function goOn(added: Response | null, form: HTMLFormElement, submitter: HTMLElement | null) {
    // What may have been done is looked at; what was refused the theme says in its way.
    if (!added || added.ok || added.status >= 500) return location.assign(`${root}cart`);
    releasing = true;
    submitAgain(form, submitter);
    releasing = false;
  }

  return {
    isAdding: () => waiting.size > 0,
    isOurWrite: (path) => path === 'cart/add.js' && unseen > 0 && unseen-- > 0,
  };
}

/** Shows on the theme's button that it was heard. Gives the way back. */
function showBusy(button: HTMLElement | null): () => void {
  if (!button) return () => undefined;
  const { opacity, cursor } = button.style;
  const mark = (isBusy: boolean) => {
    button.classList.toggle('loading', isBusy);
    for (const name of ['aria-busy', 'aria-disabled'])
      if (isBusy) button.setAttribute(name, 'true');
      else button.removeAttribute(name);
  };
  mark(true);
  button.style.opacity = '0.6';
  button.style.cursor = 'progress';
  return () => {
    mark(false);
    Object.assign(button.style, { opacity, cursor });
  };
}

/** By the prototype's methods: a control of the form may have their names. */
export function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  try {
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  } catch {
    // The button is gone from the form meanwhile, or the browser is old.
    HTMLFormElement.prototype.submit.call(form);
  }
}
