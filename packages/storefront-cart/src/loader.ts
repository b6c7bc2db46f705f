import { liveCart } from '@cartwright/core/schedule/live';
import { createApi } from './api';
import type { CartApp, DrawerModule } from './cart-app';
import { listen } from './events';
import { isCartShared } from './parts/shared-cart-address';
import { isCart } from './theme/cart-address';
import { cartControl } from './theme/cart-controls';
import { showCount } from './theme/cart-count';
import { listenToCart } from './theme/cart-events';
import { noteNativeChanges, wasChangedNatively } from './theme/native-changes';
import { readConfig, readPage } from './theme/page-json';
import { watchWrites } from './theme/seen-writes';
import { answerActions } from './theme/standard-actions';
import { takeOverControls } from './theme/take-over-controls';
import { takeOverForms } from './theme/take-over-forms';

/** Name and version of the drawer's file, from the build. */
declare const DRAWER_FILE: string;

/** A drawer that has not come after this long (milliseconds) is not waited for: the theme's own way sells. */
const LONGEST_WAIT = 8000;

const script = document.currentScript;
const waiting = window.Cartwright;
const config = readConfig();
const page = readPage();
// The page may have been made a while ago, but its clock is the store's; the device's may be anything.
const cart = config && page && liveCart(config.carts, page.now + performance.now());
// A page may hold the script twice; the first one works.
const isFirst = !waiting || Array.isArray(waiting);

if (cart && page && script instanceof HTMLScriptElement && isFirst) {
  const drawerUrl = new URL(DRAWER_FILE, script.src).href;
  const { root } = page;
  let app: CartApp | null = null;
  let loading: Promise<CartApp | null> | null = null;

  /** Loads the drawer once; null when it cannot be had in time. A failure is tried again at the next call. */
  const load = (): Promise<CartApp | null> => {
    loading ??= import(/* @vite-ignore */ drawerUrl)
      .then((module: DrawerModule) => module.start({ config: cart, page }))
      .then((started) => (app = started))
      .catch(() => {
        loading = null;
        return null;
      });
    return Promise.race([
      loading,
      new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT)),
    ]);
  };

  const api = createApi(load, () => app);
  const onCartPage = isCart(location.href, root, location.origin);

  takeOverForms(root, load);
  noteNativeChanges(root);
  // The cart page is the theme's: its links and what it makes of the actions are left alone.
  if (!onCartPage) {
    takeOverControls(root, cart.cartPageEnabled, load);
    answerActions(
      async (fallback) => ((await api.open()) ? undefined : fallback()),
      async (fallback, payload) => (await load())?.updateCart(fallback, payload) ?? fallback(),
    );
  }

  const changedElsewhere = async (at: number, opens = false) => {
    const app = await load();
    app?.changedElsewhere(at);
    if (opens) app?.open(false);
  };
  const others = listenToCart((added) => void changedElsewhere(performance.now(), added));
  watchWrites(root, (path, at) => {
    // While an operation is under way that was told of, requests are its own.
    if (!app?.isOurWrite(path) && !others.isBusy()) void changedElsewhere(at);
  });
  // What was read since the page came is new enough. The cart page leads to the checkout: what was done to the cart
  // unseen until then is put right there, so that nobody pays for a gift that is no longer earned.
  if (wasChangedNatively() || (onCartPage && page.itemCount > 0)) void changedElsewhere(0);

  /** The first sign that the cart will be wanted. */
  const onIntent = ({ target }: Event) => {
    const inForm = target instanceof Element && target.closest('form[action$="/cart/add"] [type="submit"]');
    if (!inForm && !cartControl(target, root, cart.cartPageEnabled)) return;
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
  } else if (
    new URLSearchParams(location.search).get('viewcart') === 'true' ||
    isCartShared(location.search)
  ) {
    void load().then((app) => app?.open(false));
  }

  window.Cartwright = api;
  if (Array.isArray(waiting)) waiting.forEach(api.push);
}
