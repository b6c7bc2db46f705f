import { closest } from '@cartwright/storefront-kit/theme/closest';
import { AGAIN, exclusive } from '@cartwright/storefront-kit/theme/exclusive';
import { submitAgain } from '@cartwright/storefront-kit/theme/submit-again';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import { CHECKOUT, isCheckoutForm, leadsToCheckout } from './checkout-form';

/** A navigation as browsers with the Navigation API tell of it, before it begins. */
export interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
  readonly formData: FormData | null;
}

/**
 * Holds the page while it leaves for checkout, so that what it charges is right: by the theme's buttons, links and forms,
 * with the Navigation API also by a script's address. `lead` says whether it has led the shopper there itself; where it
 * has not, or takes too long, the theme's way goes on: a sale is never held up.
 */
export function interceptCheckout(
  root: string,
  isOn: () => boolean,
  lead: (form: HTMLFormElement | null, mayGo: () => boolean) => Promise<boolean | undefined>,
  longestWait: number,
): void {
  const go = exclusive(longestWait);
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
  const leave = (address: string) => location.assign(address);

  // After everybody else: what a script has taken over leads nowhere.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isCheckoutForm(form, submitter, root)) return;
    hold(event, form, () =>
      // A theme may have drawn it anew meanwhile.
      form.isConnected ? submitAgain(form, submitter) : leave(root + CHECKOUT),
    );
  });
  if (navigation) {
    navigation.addEventListener('navigate', (event) => {
      const { destination, formData } = event as NavigateEvent;
      // Forms were seen above; a script that sends one, as ours does, is not asked.
      if (!formData && leadsToCheckout(destination.url, root, false))
        hold(event, null, () => leave(destination.url));
    });
    return;
  }
  addEventListener('click', (event) => {
    const link = closest(event.target, 'a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || link.target === '_blank') return;
    if (leadsToCheckout(link.href, root, false)) hold(event, null, () => leave(link.href));
  });
}
