import { GIFT_SOURCE } from '@cartwright/core/rewards/cart';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import type { Boot, CartApp } from './cart-app';
import { createAnnouncer } from './drawer/announcer';
import { cartElement } from './drawer/cart-element';
import { CartView } from './drawer/cart-view';
import { createDrawer } from './drawer/dialog';
import { keepFocus } from './drawer/keep-focus';
import { productLookup } from './drawer/product-lookup';
import { createSession, words } from './drawer/session';
import { cartSnapshot, rewardsSnapshot } from './drawer/snapshots';
import { emit } from './events';
import { ajaxCart } from './platform/shopify/ajax-cart';
import { browserClock, browserStorage, browserTabs, tabLock } from './platform/shopify/browser';
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
      tabs: browserTabs(),
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
  let told = '';
  effect(() => {
    if (!session.kernel.truth.value || session.kernel.busy.value) return;
    const cart = cartSnapshot(session);
    const rewards = rewardsSnapshot(session);
    const text = JSON.stringify([cart, rewards]);
    if (!cart || !rewards || text === told) return;
    told = text;
    emit('change', { cart, rewards });
  });
  effect(() => {
    const notice = session.kernel.notice.value;
    if (notice?.kind === 'failed')
      emit('error', { code: notice.outcome.code, message: words(notice.outcome) });
  });
  addEventListener('online', () => {
    if (session.retry.value) void session.refresh();
  });
  let fresh: Promise<unknown> | null = session.refresh();
  setTimeout(() => {
    fresh = null;
  }, FRESH);

  const lookUp = productLookup({ config, page }, session);
  const opened = signal(false);
  const comparing = config.components.some(
    ({ type, settings }) => type === 'cart_items' && settings.showCompareAtPrice,
  );
  // A cart does not say what its products are compared at.
  effect(() => {
    const cart = session.kernel.truth.value;
    if (comparing && opened.value && cart) void lookUp(cart.lines.map(({ handle }) => handle));
  });

  return {
    isOpen: drawer.isOpen,
    open(byShopper) {
      if (drawer.isOpen()) return;
      drawer.open();
      opened.value = true;
      const gifts = lookUp(config.products.map(({ handle }) => handle));
      if (!byShopper) return;
      const ready = Promise.all([gifts, fresh ?? session.refresh()]);
      void ready.then(() => session.dispatch({ type: 'settle' }));
    },
    close: drawer.close,
    refresh: session.refresh,
    dispatch: session.dispatch,
    async change(key, quantity) {
      const line = session.kernel.view.peek()?.cart.lines.find((each) => each.key === key);
      if (!line) return { ok: false, code: 'line_gone', message: 'No line has this key.', path: key };
      if (quantity > 1 && line.properties._source === GIFT_SOURCE) {
        return { ok: false, code: 'invalid', message: 'A gift is one unit.', path: key };
      }
      return session.dispatch({ type: 'set_quantity', line: nameOf(line), quantity });
    },
    cart: () => cartSnapshot(session),
    rewards: () => rewardsSnapshot(session),
  };
}
