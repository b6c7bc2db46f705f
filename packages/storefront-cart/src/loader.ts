import { liveCart } from '@cartwright/core/schedule/live';
import { createApi } from './api';
import type { CartApp, DrawerModule } from './cart-app';
import { listen } from './events';
import { isCart } from './theme/cart-address';
import { showCount } from './theme/cart-count';
import { cartLink } from './theme/cart-links';
import { readConfig, readPage } from './theme/page-json';
import { submittedItem } from './theme/product-forms';

/** Name and version of the drawer's file, from the build. */
declare const DRAWER_FILE: string;

const script = document.currentScript;
const config = readConfig();
const page = readPage();
// The page may have been made a while ago, but its clock is the store's; the device's may be anything.
const cart = config && page && liveCart(config.carts, page.now + performance.now());

if (cart && page && script instanceof HTMLScriptElement) {
  const drawerUrl = new URL(DRAWER_FILE, script.src).href;
  const { root } = page;
  let app: CartApp | null = null;
  let loading: Promise<CartApp | null> | null = null;

  /** Loads the drawer once; null when it cannot be had. A failure is tried again at the next call. */
  const load = (): Promise<CartApp | null> => {
    loading ??= import(/* @vite-ignore */ drawerUrl)
      .then((module: DrawerModule) => (app = module.start({ config: cart, page })))
      .catch(() => {
        loading = null;
        return null;
      });
    return loading;
  };

  const api = createApi(load, () => app);
  /** Forms whose item waits for the drawer: a second click would add it twice. */
  const waitingForms = new WeakSet<HTMLFormElement>();
  const onCartPage = isCart(location.href, root, location.origin);

  document.addEventListener(
    'submit',
    (event) => {
      const item = submittedItem(event, root);
      const form = event.target;
      if (!item || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      // The theme's own way of adding would add a second time.
      event.stopImmediatePropagation();
      if (waitingForms.has(form)) return;
      waitingForms.add(form);
      void load().then((app) => {
        waitingForms.delete(form);
        if (app) {
          app.open(false);
          void app.dispatch({ type: 'add', items: [item] });
        } else {
          // Without the drawer the form goes its usual way. The prototype's: a control may be named "submit".
          HTMLFormElement.prototype.submit.call(form);
        }
      });
    },
    true,
  );

  document.addEventListener(
    'click',
    (event) => {
      const link = onCartPage ? null : cartLink(event.target, root, cart.cartPageEnabled);
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target === '_blank')
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void load().then((app) => (app ? app.open(true) : location.assign(link.href)));
    },
    true,
  );

  /** The first sign that the cart will be wanted. */
  const onIntent = (event: Event) => {
    const { target } = event;
    const inForm = target instanceof Element && target.closest('form[action$="/cart/add"] [type="submit"]');
    if (!inForm && !cartLink(target, root, cart.cartPageEnabled)) return;
    for (const name of SIGNS) document.removeEventListener(name, onIntent);
    void load();
  };
  const SIGNS = ['pointerover', 'focusin', 'touchstart'];
  for (const name of SIGNS) document.addEventListener(name, onIntent, { passive: true });

  listen('change', ({ cart: { itemCount } }) => showCount(itemCount));

  // The back button brings back a page with the cart of then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void api.refresh();
  });

  if (onCartPage && !cart.cartPageEnabled) {
    // The page is left only for a drawer that is there: else it is the one way to buy.
    void load().then((app) => app && location.replace(`${root}?viewcart=true`));
  } else if (new URLSearchParams(location.search).get('viewcart') === 'true') {
    void load().then((app) => app?.open(false));
  }

  const waiting = window.Cartwright;
  window.Cartwright = api;
  if (Array.isArray(waiting)) waiting.forEach(api.push);
}
