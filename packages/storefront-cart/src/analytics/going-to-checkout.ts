import { closest } from '@cartwright/storefront-kit/theme/closest';
import { AGAIN } from '@cartwright/storefront-kit/theme/exclusive';
import { storePath } from '@cartwright/storefront-kit/theme/store-path';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import { CHECKOUT, isCheckoutForm, leadsToCheckout } from '../theme/checkout-form';
import type { NavigateEvent } from '../theme/intercept-checkout';

/** Where checkout is besides its own path: a checkout that has begun, a cart's permalink. Source: Shopify, cart permalinks. */
const BEGUN = /^(checkouts\/.+|cart\/c\/.+|cart\/\d+:\d+(,\d+:\d+)*)$/;

/**
 * Calls back when the shopper goes to checkout: by forms, links, and, with the Navigation API, by a script's address; also
 * from within a shadow root, as of our cart. Whoever is held up goes later, and is told of then.
 */
export function watchCheckout(root: string, leaving: () => void): void {
  const { navigation } = window as { readonly navigation?: EventTarget };
  const heard = new WeakSet<EventTarget>();
  let reportedAt = -AGAIN;

  /** A form that is sent is heard of as a form and as a navigation. */
  function tell(): void {
    const now = performance.now();
    if (now - reportedAt < AGAIN) return;
    reportedAt = now;
    leaving();
  }

  const leads = (address: string) =>
    leadsToCheckout(address, root, false) || BEGUN.test(storePath(address, root, location.href) ?? '');

  function submit(event: Event): void {
    const { target: form, submitter } = event as SubmitEvent;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (isCheckoutForm(form, submitter, root)) tell();
  }

  /** A form in a shadow root is heard of inside of it alone. */
  function hearForms(target: EventTarget): void {
    if (heard.has(target)) return;
    heard.add(target);
    target.addEventListener('submit', submit);
  }

  function press(event: MouseEvent): void {
    const [target = null] = event.composedPath();
    const link = closest(target, 'a[href]');
    if (event.defaultPrevented || event.button > 1 || !(link instanceof HTMLAnchorElement)) return;
    // In this tab it is a navigation, which may be held up; to another tab the page only points.
    const isHere = isPlain(event) && link.target !== '_blank';
    if (!(isHere && navigation) && leads(link.href)) tell();
  }

  hearForms(window);
  // Before the press has sent a form.
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
    if (leads(destination.url) || leadsToCheckout(destination.url, root, isOrder)) tell();
  });
}
