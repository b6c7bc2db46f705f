import { storeFormat } from '@cartwright/core/money/store-format';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';

/** The lazy parts take these from here, so that there is one Preact and one graph of signals in a page. @public */
export { batch, computed, effect, signal, untracked } from '@preact/signals';
/** @public */
export { Component, createElement, createRef, Fragment } from 'preact';
/** @public */
export { jsx, jsxs } from 'preact/jsx-runtime';
/** Parts know lines by the same ids. @public */
export { lineIds } from './drawer/line-ids';
/** Files of their own that a part asks for stand beside the drawer's, in its version. @public */
export { loadFile } from './parts/load-file';

import type { StorefrontCart } from '@cartwright/core/storefront/config';
import type { Boot, CartApp, DrawerModule } from './cart-app';
import { createAnnouncer } from './drawer/announcer';
import { cartElement } from './drawer/cart-element';
import { CartView } from './drawer/cart-view';
import { createDrawer } from './drawer/dialog';
import { keepFocus } from './drawer/keep-focus';
import { ownWrites } from './drawer/own-writes';
import { productLookup } from './drawer/product-lookup';
import { createSession } from './drawer/session';
import { cartSnapshot, rewardsSnapshot } from './drawer/snapshots';
import { emit } from './events';
import { loadPart } from './parts/load-part';
import { createParts, partsOf } from './parts/parts';
import { isCartShared } from './parts/shared-cart-address';
import { ajaxCart, readSent } from './platform/shopify/ajax-cart';
import { browserClock, browserStorage, browserTabs, tabLock } from './platform/shopify/browser';
import { rulesOf } from './state/rules-of';
import { giftOf } from './state/shopper-part';
import type { PageBridge } from './theme/page-bridge/page-bridge';
import { speak } from './words';
import { loadWords } from './words/load-words';

/** The name and version of this file, from the build. */
declare const DRAWER_FILE: string;

/** The cart speaks English when the words of the page's language have not come after this long (milliseconds). */
const LONGEST_SILENCE = 2000;

/** A page that is still there after this long (milliseconds) was not left. */
const STAYS = 1000;

/**
 * Puts the cart into the page, closed, and reads the shopper's cart. Writes nothing. Called by the loader, in another
 * build: under `mayBeAnother` the address may be that of a drawer which this one has replaced.
 *
 * @public
 */
export async function start(boot: Boot, mayBeAnother = true): Promise<CartApp> {
  // Our file was replaced after the page had come: parts take what they share from the new one's own address.
  const ours = new URL(DRAWER_FILE, import.meta.url).href;
  if (mayBeAnother && import.meta.url !== ours)
    return import(/* @vite-ignore */ ours).then((module: DrawerModule) => module.start(boot, false));
  const { config, page, isAdding } = boot;
  const said = await Promise.race([loadWords(page.locale), browserClock.wait(LONGEST_SILENCE)]);
  const translation = said?.translation;
  if (translation) speak(translation.cart);
  const inItsLanguage = (cart: StorefrontCart) => translation && said.inLanguage(cart, translation.texts);
  inItsLanguage(config);
  const root = cartElement(page.looks);
  // A page may be written in another language than the one that it is shown in.
  root.host.setAttribute('lang', page.locale);
  const isOpen = signal(false);
  const drawer = createDrawer(root, (open) => {
    isOpen.value = open;
    emit(open ? 'open' : 'close', null);
  });
  // Words are hyphenated, and read aloud, as their own language does: ours are English where we do not speak the page's.
  const storeLanguage = translation || /^en\b/i.test(page.locale) ? undefined : page.locale;
  if (storeLanguage) drawer.element.lang = 'en';
  const writes = ownWrites(ajaxCart(page.root));
  const session = createSession({
    ports: {
      cart: writes.port,
      storage: browserStorage,
      clock: browserClock,
      lock: tabLock,
      tabs: browserTabs(),
      // The device's clock may say anything.
      page: {
        now: () => page.now + performance.now(),
        signedIn: page.signedIn,
        isOpen,
        learn: (products) => void lookUp([], undefined, products),
        preview: null,
      },
    },
    rules: rulesOf(config, page, page.products),
    root: page.root,
    locale: () => page.locale,
    currency: () => page.currency,
    storeLanguage,
    words: translation?.parts,
    format: storeFormat(page.moneySample ?? ''),
    close: drawer.close,
    prepare: () => lookUpGifts(),
    onAction: (intent, outcome) => {
      const before = session.kernel.truth.peek();
      void bridge.then((page) => page?.begun(intent, outcome, before));
    },
  });
  /** Whether the page is on its way to checkout: then it is not loaded anew for what is put right. */
  let departing = false;
  const bridge: Promise<PageBridge | null> = import('./drawer/witnesses')
    .then(({ createWitnesses }) => createWitnesses(session, root.host, () => departing || drawer.isOpen()))
    .catch(() => null);
  const announcer = createAnnouncer(session);
  const parts = createParts(root, loadPart, (type) => onComponentError(type, `${type} could not be loaded`));
  const onComponentError = (_id: string, message: string) => emit('error', { code: 'component', message });
  const wantParts = () => {
    const wanted = partsOf(session.rules.peek().config);
    if (isCartShared(location.search)) wanted.push('shared_cart');
    // A variant can be changed in its line, which makes it higher on a phone.
    if (page.itemCount > 0 || page.products.some(({ variants }) => variants.length > 1))
      wanted.push('line_offers');
    void parts.want(wanted);
  };
  wantParts();
  // One effect draws the whole cart: nearly every change (a line, a tier, the subtotal) touches most of it.
  effect(() => {
    render(
      <CartView session={session} announcer={announcer} parts={parts} onComponentError={onComponentError} />,
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
      emit('error', { code: notice.outcome.code, message: session.sentence(notice.outcome) });
  });
  addEventListener('pagehide', session.kernel.leave);
  addEventListener('online', () => {
    if (session.retry.value) void session.refresh();
  });
  const lookUp = productLookup({ page }, session);
  // A cart does not say what its products are compared at.
  effect(() => {
    const cart = session.kernel.truth.value;
    const comparing = session.rules.value.config.components.some(
      ({ type, settings }) => type === 'cart_items' && settings.showCompareAtPrice,
    );
    if (comparing && isOpen.value && cart) void lookUp(cart.lines.map(({ handle }) => handle));
  });

  const lookUpGifts = (another?: StorefrontCart) =>
    lookUp(
      (another ?? session.rules.peek().config).products.map(({ handle }) => handle),
      another,
    );
  if (!isAdding?.()) void session.read(0);

  return {
    isOpen: drawer.isOpen,
    open(byShopper, at = performance.now()) {
      if (drawer.isOpen()) return;
      // A page that is swapped in place takes the element out.
      if (!root.host.isConnected) document.body.append(root.host);
      drawer.open();
      void bridge.then((page) => page?.viewed());
      void lookUpGifts();
      wantParts();
      if (byShopper) void session.putRight(at);
    },
    close: drawer.close,
    refresh: session.refresh,
    dispatch: session.dispatch,
    takeUp: (item, sent) =>
      session.dispatch({
        type: 'add',
        items: [item],
        sent: sent.then((answers) => readSent(answers, page.itemCount)),
      }),
    async call(name, args) {
      const { apiCalls } = await import('./drawer/api-calls');
      const line = (key: string) => cartSnapshot(session)?.lines.find((each) => each.key === key) ?? null;
      return apiCalls(session.dispatch, line)[name](...args);
    },
    updateCart: async (fallback, payload) => (await bridge)?.update(payload, fallback) ?? fallback(),
    changedElsewhere: session.putRight,
    use(another) {
      if (another === session.rules.peek().config) return;
      inItsLanguage(another);
      void lookUpGifts(another);
      wantParts();
    },
    async checkout(theirs, mayGo, byOurs = true) {
      departing = true;
      const at = performance.now();
      const page = import('./drawer/cart-page-checkout');
      const isRead = await session.read(at, true);
      const { goByOurs, unsentCodes, unsentQuantities, withoutSent } = await page;
      const cart = isRead && theirs && session.kernel.truth.peek();
      const quantities = cart && unsentQuantities(theirs, cart);
      // What was typed is of lines that are not there any more: the shopper sees those that are.
      if (quantities === 'stale') {
        location.reload();
        return true;
      }
      // A cart that cannot be read is no reason to go around what ours asks.
      let isDone = true;
      if (quantities) isDone = (await session.dispatch({ type: 'set_quantities', quantities })).ok;
      // What gifts they leave is looked at here; whether they apply the store says at checkout.
      const codes = cart && isDone ? unsentCodes(theirs) : [];
      if (codes.length > 0) await session.dispatch({ type: 'codes', apply: codes, remove: [] });
      else if (!quantities) await session.check(at);
      if (!mayGo()) return true;
      const goes = byOurs && isDone && goByOurs(root, theirs, drawer);
      if (!goes && cart && isDone) withoutSent(theirs);
      // What was typed is not in the store: the cart says so.
      const stays = byOurs && !isDone;
      if (stays) drawer.open();
      setTimeout(() => {
        departing = false;
      }, STAYS);
      return goes || stays;
    },
    isOurWrite: writes.claim,
    mayHoldGift: () =>
      session.kernel.isBehind() || session.kernel.truth.peek()?.lines.some((line) => giftOf(line)) !== false,
    cart: () => cartSnapshot(session),
    rewards: () => rewardsSnapshot(session),
  };
}
