import { closest } from '@cartwright/storefront-kit/theme/closest';
import { CLICK_INTERVAL_MS } from '@cartwright/storefront-kit/theme/exclusive';
import { storePath } from '@cartwright/storefront-kit/theme/store-path';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import { CHECKOUT, isCheckoutForm, leadsToCheckout } from '../theme/checkout-form';
import type { NavigateEvent } from '../theme/intercept-checkout';

/** Checkout paths besides `/checkout`: a started checkout, a cart permalink. Source: Shopify, cart permalinks. */
const BEGUN = /^(checkouts\/.+|cart\/c\/.+|cart\/\d+:\d+(,\d+:\d+)*)$/;

/**
 * Calls `leaving` when the shopper goes to checkout by a form, a link or, with the Navigation API, a script, including
 * from within shadow roots such as our cart. A prevented navigation is reported when it finally happens.
 */
export function watchCheckout(root: string, leaving: () => void): void {
  const { navigation } = window as { readonly navigation?: EventTarget };
  const heard = new WeakSet<EventTarget>();
  let reportedAt = -CLICK_INTERVAL_MS;

  /** Deduplicates: a form submit also fires a navigation. */
  function report(): void {
    const now = performance.now();
    if (now - reportedAt < CLICK_INTERVAL_MS) return;
    reportedAt = now;
    leaving();
  }

  const leads = (address: string) =>
    leadsToCheckout(address, root, false) || BEGUN.test(storePath(address, root, location.href) ?? '');

  function submit(event: Event): void {
    const { target: form, submitter } = event as SubmitEvent;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (isCheckoutForm(form, submitter, root)) report();
  }

  /** Listens to submits inside a shadow root, which don't leave it. */
  function hearForms(target: EventTarget): void {
    if (heard.has(target)) return;
    heard.add(target);
    target.addEventListener('submit', submit);
  }

  function press(event: MouseEvent): void {
    const [target = null] = event.composedPath();
    const link = closest(target, 'a[href]');
    if (event.defaultPrevented || event.button > 1 || !(link instanceof HTMLAnchorElement)) return;
    // In this tab the navigation event reports it, unless prevented; a new tab has only the click.
    const isHere = isPlain(event) && link.target !== '_blank';
    if (!(isHere && navigation) && leads(link.href)) report();
  }

  hearForms(window);
  // Runs before the click submits the form.
  const reach = (event: Event) => {
    for (const each of event.composedPath()) if (each instanceof ShadowRoot) hearForms(each);
  };
  addEventListener('click', reach, true);
  addEventListener('click', press);
  addEventListener('auxclick', press);
  navigation?.addEventListener('navigate', (event) => {
    const { defaultPrevented, destination, formData } = event as NavigateEvent;
    const isOrder = formData?.has(CHECKOUT) === true;
    if (defaultPrevented) return;
    if (leads(destination.url) || leadsToCheckout(destination.url, root, isOrder)) report();
  });
}
