import { closest } from '@cartwright/storefront-kit/theme/closest';
import { CLICK_INTERVAL_MS, exclusive } from '@cartwright/storefront-kit/theme/exclusive';
import { submitAgain } from '@cartwright/storefront-kit/theme/submit-again';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import { CHECKOUT, isCheckoutForm, leadsToCheckout } from './checkout-form';

/** `navigate` event of the Navigation API. */
export interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
  readonly formData: FormData | null;
}

/**
 * Intercepts checkout to settle the cart first: by the theme's buttons, links and forms and, with the Navigation API,
 * by scripts. `lead` resolves to whether it has navigated itself; otherwise, or on timeout, the original navigation
 * continues: a sale is never blocked.
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
   * Navigation released by its form or path; only that one passes. A form submitted to a URL fires two events, so both
   * are released.
   */
  let free: readonly unknown[] = [];
  const hold = (event: Event, form: HTMLFormElement | null, theirs: () => void) => {
    if (free.includes(form ?? CHECKOUT) || event.defaultPrevented || !event.cancelable || !isOn()) return;
    event.preventDefault();
    go(
      (mayGo) => lead(form, mayGo),
      () => {
        // A POST fires as a form only.
        free = form?.isConnected && form.method === 'post' ? [form] : [form, CHECKOUT];
        theirs();
        setTimeout(() => {
          free = [];
        }, CLICK_INTERVAL_MS);
      },
    );
  };
  const leave = (address: string) => location.assign(address);

  // Last listener: a submit handled by a script is already prevented.
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isCheckoutForm(form, submitter, root)) return;
    hold(event, form, () =>
      // The theme may have re-rendered it meanwhile.
      form.isConnected ? submitAgain(form, submitter) : leave(root + CHECKOUT),
    );
  });
  if (navigation) {
    navigation.addEventListener('navigate', (event) => {
      const { destination, formData } = event as NavigateEvent;
      // Forms are handled above; script submissions, such as ours, aren't intercepted.
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
