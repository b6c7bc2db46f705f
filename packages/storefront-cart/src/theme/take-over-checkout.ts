import { storePath } from './cart-address';
import { closest } from './closest';
import { AGAIN, oneWay } from './one-way';
import { isPlain } from './plain-click';
import { submitAgain } from './take-over-forms';

/** A navigation as browsers with the Navigation API tell of it, before it begins. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
  readonly formData: FormData | null;
}

/**
 * Holds the page while it leaves for checkout, so that what it charges is right: by the theme's buttons, links and forms,
 * with the Navigation API also by a script's address. `lead` says whether it has led the shopper there itself; where it
 * has not, or takes too long, the theme's way goes on: a sale is never held up.
 */
export function takeOverCheckout(
  root: string,
  isOn: () => boolean,
  lead: (form: HTMLFormElement | null, mayGo: () => boolean) => Promise<boolean | undefined>,
  longestWait: number,
): void {
  const go = oneWay(longestWait);
  const { navigation } = window as { readonly navigation?: EventTarget };
  let free = false;
  const hold = (event: Event, form: HTMLFormElement | null, theirs: () => void) => {
    if (free || event.defaultPrevented || !event.cancelable || !isOn()) return;
    event.preventDefault();
    go(
      (mayGo) => lead(form, mayGo),
      () => {
        free = true;
        theirs();
        setTimeout(() => {
          free = false;
        }, AGAIN);
      },
    );
  };
  const leadsTo = (address: string, isOrder: boolean) => {
    const path = storePath(address, root, location.origin);
    return path === 'checkout' || (isOrder && path === 'cart');
  };

  // After everybody else: what a script has taken over leads nowhere.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const address = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    if (!leadsTo(address, submitter?.getAttribute('name') === 'checkout')) return;
    hold(event, form, () => submitAgain(form, submitter));
  });
  if (navigation) {
    navigation.addEventListener('navigate', (event) => {
      const { destination, formData } = event as NavigateEvent;
      // Forms were seen above; a script that sends one, as ours does, is not asked.
      if (!formData && leadsTo(destination.url, false))
        hold(event, null, () => location.assign(destination.url));
    });
    return;
  }
  addEventListener('click', (event) => {
    const link = closest(event.target, 'a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || link.target === '_blank') return;
    if (leadsTo(link.href, false)) hold(event, null, () => location.assign(link.href));
  });
}
