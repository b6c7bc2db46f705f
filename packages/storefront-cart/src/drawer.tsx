import { effect } from '@preact/signals';
import { render } from 'preact';
import type { Boot, CartApp } from './cart-app';
import { createAnnouncer } from './drawer/announcer';
import { cartElement } from './drawer/cart-element';
import { CartView } from './drawer/cart-view';
import { createDrawer } from './drawer/dialog';
import { keepFocus } from './drawer/keep-focus';
import { createSession } from './drawer/session';
import { cartSnapshot, rewardsSnapshot } from './drawer/snapshots';
import { emit } from './events';
import { ajaxCart } from './platform/shopify/ajax-cart';
import { browserClock, browserStorage, tabLock } from './platform/shopify/browser';
import { readProducts } from './platform/shopify/read-products';
import { nameOf } from './state/line-name';
import { rulesOf } from './state/rules-of';

/** For this long (milliseconds) the cart that was read at the start is new enough to be shown. */
const FRESH = 5000;

/**
 * Puts the cart into the page, closed, and reads the shopper's cart. Writes nothing. Called by the loader, in another
 * build.
 *
 * @public
 */
export function start({ config, page }: Boot): CartApp {
  const root = cartElement(page.looks);
  const drawer = createDrawer(root, (open) => emit(open ? 'open' : 'close', null));
  const session = createSession({
    ports: {
      cart: ajaxCart(page.root),
      storage: browserStorage,
      clock: browserClock,
      lock: tabLock,
    },
    rules: rulesOf(config, page, page.products),
    root: page.root,
    locale: () => page.locale,
    currency: () => page.currency,
    close: drawer.close,
  });
  const announcer = createAnnouncer(session);
  const onComponentError = (_id: string, message: string) => emit('error', { code: 'component', message });
  // One effect draws the whole cart: nearly every change (a line, a tier, the subtotal) touches most of it.
  effect(() => {
    render(
      <CartView session={session} announcer={announcer} onComponentError={onComponentError} />,
      drawer.element,
    );
  });
  keepFocus(root, session);
  effect(() => {
    if (!session.kernel.truth.value || session.kernel.busy.value) return;
    const cart = cartSnapshot(session);
    const rewards = rewardsSnapshot(session);
    if (cart && rewards) emit('change', { cart, rewards });
  });
  let fresh: Promise<unknown> | null = session.refresh();
  setTimeout(() => {
    fresh = null;
  }, FRESH);

  let asked = false;
  async function askForGifts(): Promise<void> {
    if (asked) return;
    asked = true;
    const known = new Set(page.products.map(({ id }) => id));
    const handles = config.products.filter(({ id }) => !known.has(id)).map(({ handle }) => handle);
    const products = await readProducts(page.root, handles);
    session.setRules(rulesOf(config, page, [...page.products, ...products]));
  }

  return {
    isOpen: drawer.isOpen,
    open(byShopper) {
      if (drawer.isOpen()) return;
      drawer.open();
      const gifts = askForGifts();
      if (!byShopper) return;
      const ready = Promise.all([gifts, fresh ?? session.refresh()]);
      void ready.then(() => session.dispatch({ type: 'settle' }));
    },
    close: drawer.close,
    refresh: session.refresh,
    async dispatch(intent) {
      const outcome = await session.dispatch(intent);
      if (!outcome.ok) emit('error', { code: outcome.code, message: outcome.message });
      return outcome;
    },
    lineIntent(key, quantity) {
      const line = session.kernel.view.peek()?.cart.lines.find((each) => each.key === key);
      return line ? { type: 'set_quantity', line: nameOf(line), quantity } : null;
    },
    cart: () => cartSnapshot(session),
    rewards: () => rewardsSnapshot(session),
  };
}
