import { closest } from '@cartwright/storefront-kit/theme/closest';
import { AGAIN, oneWay } from '@cartwright/storefront-kit/theme/one-way';
import { isPlain } from '@cartwright/storefront-kit/theme/plain-click';
import { storePath } from '@cartwright/storefront-kit/theme/store-path';
import { submitAgain } from '@cartwright/storefront-kit/theme/submit-again';

/** Its path, and the name of the field that leads from a cart's form to it. */
const CHECKOUT = 'checkout';

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
  /**
   * The way that goes on, by its form or the path that it leads to: no other one is free with it. A form that is sent as
   * an address is told of twice, as both.
   */
  let free: readonly unknown[] = [];
  const hold = (event: Event, form: HTMLFormElement | null, theirs: () => void) => {
    if (free.includes(form ?? CHECKOUT) || event.defaultPrevented || !event.cancelable || !isOn()) return;
    event.preventDefault();
    go(
      (mayGo) => lead(form, mayGo),
      () => {
        // What is posted is told of as a form only.
        free = form?.isConnected && form.method === 'post' ? [form] : [form, CHECKOUT];
        theirs();
        setTimeout(() => {
          free = [];
        }, AGAIN);
      },
    );
  };
  const leadsTo = (address: string, isOrder: boolean) => {
    const path = storePath(address, root, location.href);
    return path === CHECKOUT || (isOrder && path === 'cart');
  };
  const leave = (address: string) => location.assign(address);

  // After everybody else: what a script has taken over leads nowhere.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const address = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    // The store goes by the field, whichever brings it.
    const isOrder =
      submitter?.getAttribute('name') === CHECKOUT || form.querySelector('[type="hidden"][name="checkout"]');
    if (!leadsTo(address, !!isOrder)) return;
    hold(event, form, () =>
      // A theme may have drawn it anew meanwhile.
      form.isConnected ? submitAgain(form, submitter) : leave(root + CHECKOUT),
    );
  });
  if (navigation) {
    navigation.addEventListener('navigate', (event) => {
      const { destination, formData } = event as NavigateEvent;
      // Forms were seen above; a script that sends one, as ours does, is not asked.
      if (!formData && leadsTo(destination.url, false)) hold(event, null, () => leave(destination.url));
    });
    return;
  }
  addEventListener('click', (event) => {
    const link = closest(event.target, 'a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || link.target === '_blank') return;
    if (leadsTo(link.href, false)) hold(event, null, () => leave(link.href));
  });
}
