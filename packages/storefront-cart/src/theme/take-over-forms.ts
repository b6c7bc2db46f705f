import type { CartApp } from '../cart-app';
import { submittedItem } from './product-forms';

/**
 * Adds by our cart, while it is on, what product forms would add. `load` gives null where our cart cannot be had: then
 * the form goes its usual way, by the theme's script or without one.
 */
export function takeOverForms(root: string, isOn: () => boolean, load: () => Promise<CartApp | null>): void {
  /** Forms whose item waits for the drawer: a second click would add it twice. */
  const waiting = new WeakSet<HTMLFormElement>();
  let releasing = false;

  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      const item = releasing || !isOn() ? null : submittedItem(event, root);
      if (!item || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      // The theme's own way of adding would add a second time.
      event.stopImmediatePropagation();
      if (waiting.has(form)) return;
      waiting.add(form);
      void load()
        .then((app) => {
          app?.open(false);
          return app;
        })
        .catch(() => null)
        .then((app) => {
          waiting.delete(form);
          if (app) {
            void app.dispatch({ type: 'add', items: [item] });
          } else {
            releasing = true;
            submitAgain(form, submitter);
            releasing = false;
          }
        });
    },
    true,
  );
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
