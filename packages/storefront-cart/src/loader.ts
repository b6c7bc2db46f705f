import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { browserStorage } from '@cartwright/storefront-kit/browser/browser';
import { messagesFile } from '@cartwright/storefront-kit/messages/messages-file';
import { readConfig, readPage } from '@cartwright/storefront-kit/page/page-json';
import { previewedCart } from '@cartwright/storefront-kit/page/previewed-cart';
import { fileOf } from '@cartwright/storefront-kit/parts/file-of';
import { partFile } from '@cartwright/storefront-kit/parts/part-file';
import { closest } from '@cartwright/storefront-kit/theme/closest';
import { watchWrites } from '@cartwright/storefront-kit/theme/seen-writes';
import { createApi } from './api';
import type { CartApp, DrawerModule } from './app/cart-app';
import type { CartTestsModule } from './cart-tests/cart-tests-file';
import { partsOf } from './parts/parts-of';
import { isCartShared } from './parts/shared-cart-address';
import { hasChoices } from './state/gifts/choices-store';
import type { PreviewModule } from './store-preview/store-preview';
import { isCart } from './theme/cart-address';
import { cartControl } from './theme/cart-controls';
import { listenToCart } from './theme/cart-events';
import { holdExpress } from './theme/express-buttons';
import { interceptCheckout } from './theme/intercept-checkout';
import { interceptControls } from './theme/intercept-controls';
import { interceptForms } from './theme/intercept-forms';
import { followLive } from './theme/live-cart';
import { noteNativeChanges, wasChangedNatively } from './theme/native-changes';
import { handleActions } from './theme/standard-actions';

/** Names and versions of the drawer, runtime and preview files, set by the build. */
declare const DRAWER_FILE: string;
declare const RUNTIME_FILE: string;
declare const PREVIEW_FILE: string;

/** Drawer timeout (milliseconds), after which the theme's own cart is used. */
const TIMEOUT_MS = 8000;

/** Test timeout (milliseconds), after which the control is shown. */
const CHOICE_TIMEOUT_MS = 2000;

const script = document.currentScript;
const waiting = window.Cartwright;
const config = readConfig();
const page = readPage();
const previewed = previewedCart();
const wantsCart =
  new URLSearchParams(location.search).get('viewcart') === 'true' || isCartShared(location.search);
// Only the first copy of the script in a page runs.
const isFirst = !waiting || Array.isArray(waiting);

if (config && script instanceof HTMLScriptElement && isFirst) {
  const addressOf = (file: string) => new URL(file, script.src).href;
  /** Preloads a file; failures are handled where it is used. */
  const ask = (file: string) => void import(/* @vite-ignore */ addressOf(file)).catch(() => undefined);
  // Counts the page view, with or without a live cart, without blocking anything.
  if (config.shop.events) addEventListener('load', () => ask(fileOf('page-view')));

  if (page && (config.carts[0] || previewed)) {
    const { root } = page;
    const onCartPage = isCart(location.href, root, location.origin);
    const [known] = config.carts;
    /** Config used when no cart is live: rewards of the previous one are no longer earned. */
    const ended = known && {
      ...known,
      components: [],
      rewards: { ...known.rewards, bars: [], volume: null },
    };
    let app: CartApp | null = null;
    let loading: Promise<CartApp | null> | null = null;
    let isPreview = false;
    let answers = false;

    /** Maps the live cart to the shown one: itself, or a running test's variant for this shopper. */
    let shown = (live: StorefrontCart) => live;
    const show = (next: StorefrontCart | null) => {
      cart = next && shown(next);
      const isOpen = app?.isOpen();
      if (!cart) app?.close();
      respond();
      const used = cart ?? ended;
      if (used) app?.use(used);
      // Settles now if checkout may follow; elsewhere the next action does.
      if (isOpen || onCartPage) void app?.changedElsewhere(0);
    };
    let live = followLive(config.carts, page.now, (next) => {
      live = next;
      if (!isPreview) show(next);
    });
    let cart = live;

    const choose = async () => {
      const file: CartTestsModule = await import(/* @vite-ignore */ addressOf(fileOf('cart-tests')));
      return file.chooseCarts(config.shop.events, page, onCartPage, () => {
        show(live);
        void app?.changedElsewhere(performance.now());
      });
    };
    /** Resolves when the preview or test variant is known; null if there is neither. */
    const choosing = previewed
      ? import(/* @vite-ignore */ addressOf(PREVIEW_FILE))
          .then((module: PreviewModule) =>
            module.preview(previewed, script.src, cart?.id, config.shop.events),
          )
          .then((found) => {
            if (!found) return;
            isPreview = true;
            show(found);
          })
          .catch(() => undefined)
      : config.carts.some(({ test }) => test)
        ? Promise.race([choose(), later(CHOICE_TIMEOUT_MS)])
            .then((found) => {
              if (!found) return;
              shown = found;
              show(live);
            })
            .catch(() => undefined)
        : null;

    const words = messagesFile(page.locale, SPOKEN);
    const partsOfCart = (cart: StorefrontCart) => partsOf(cart, page, location.search);
    /** Preloads the files that the drawer will need. */
    const askAhead = (cart: StorefrontCart) => {
      const names: (string | null)[] = partsOfCart(cart).map(partFile);
      for (const name of [...names, words]) if (name) ask(fileOf(name));
      ask(RUNTIME_FILE);
    };

    /** Loads the drawer once; null on timeout or failure, which the next call retries. */
    const bring = (): Promise<CartApp | null> => {
      const config = cart ?? ended;
      if (!config) return Promise.resolve(null);
      if (!loading) askAhead(config);
      loading ??= import(/* @vite-ignore */ addressOf(DRAWER_FILE))
        .then((module: DrawerModule) =>
          module.start({ config, page, isAdding: forms.isAdding, partsOf: partsOfCart, words }),
        )
        .then((started) => {
          app = started;
          // Another cart may have gone live meanwhile.
          const used = cart ?? ended;
          if (used) app.use(used);
          return app;
        })
        .catch(() => {
          loading = null;
          return null;
        });
      return Promise.race([loading, later(TIMEOUT_MS)]);
    };

    /** Drawer for the shown cart; null if there is none. */
    const load = async () => {
      await choosing;
      return cart && bring();
    };

    const api = createApi(load, () => app);

    /** Handles the platform's actions once a cart is live, except on the theme's cart page. */
    function respond(): void {
      if (answers || onCartPage || !cart) return;
      answers = true;
      handleActions(
        async (fallback) => ((await api.open()) ? undefined : fallback()),
        async (fallback, payload) => (await load())?.updateCart(fallback, payload) ?? fallback(),
      );
    }

    const forms = interceptForms(
      root,
      () => cart !== null,
      () => app,
      load,
    );
    noteNativeChanges(root);
    /** Whether a gift may be in the cart; before the drawer has loaded, from any tab's storage. */
    const holdsGift = () =>
      app ? app.mayHoldGift?.() !== false : page.itemCount > 0 || hasChoices(browserStorage);
    const byOurs = () => onCartPage && cart?.cartPageCheckoutOverride === true;
    // With a possible gift in the cart, every way to checkout is intercepted.
    interceptCheckout(
      root,
      () => byOurs() || holdsGift(),
      async (form, mayGo) => {
        await choosing;
        return (await bring())?.checkout(form, mayGo, byOurs());
      },
      TIMEOUT_MS,
    );
    // Links and actions on the theme's cart page are left alone.
    if (!onCartPage) {
      interceptControls(root, () => cart, load);
      respond();
    }

    let unsettled = 0;
    const changedElsewhere = async (at: number, opens = false) => {
      if (onCartPage) holdExpress(++unsettled > 0);
      await choosing;
      const app = cart || onCartPage ? await bring() : null;
      const settled = app?.changedElsewhere(at);
      if (opens && cart) app?.open(false);
      await settled;
      if (onCartPage) holdExpress(--unsettled > 0);
    };
    const others = listenToCart((added) => void changedElsewhere(performance.now(), added));
    watchWrites(root, (path, at) => {
      // Requests during an announced operation belong to it.
      if (!forms.isOurWrite(path) && !app?.isOurWrite(path) && !others.isBusy()) void changedElsewhere(at);
    });
    // A read since page load is recent enough. The cart page leads to checkout, so earlier unobserved changes are
    // settled there: nobody should pay for an unearned gift.
    if (wasChangedNatively() || (onCartPage && page.itemCount > 0)) void changedElsewhere(0);

    /** First sign of intent to use the cart. */
    const onIntent = ({ target }: Event) => {
      const inForm = closest(target, 'form[action$="/cart/add"] [type="submit"]');
      if (!cart || (!inForm && !cartControl(target, root, cart.cartPageEnabled))) return;
      for (const name of SIGNS) document.removeEventListener(name, onIntent);
      void load();
    };
    const SIGNS = ['pointerover', 'focusin', 'touchstart'];
    for (const name of SIGNS) document.addEventListener(name, onIntent, { passive: true });

    // A page restored from the back/forward cache has an outdated cart.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void api.refresh();
    });

    const leaves = () => onCartPage && cart?.cartPageEnabled === false;
    void Promise.resolve(choosing).then(async () => {
      if (!wantsCart && !leaves() && !previewed) return;
      const app = await load();
      // Leaves the cart page only if the drawer has loaded; otherwise it is the only way to buy.
      if (app && leaves()) location.replace(`${root}?viewcart=true`);
      else if (wantsCart) app?.open(false);
    });

    window.Cartwright = api;
    if (Array.isArray(waiting)) waiting.forEach(api.push);
  }
}

function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
