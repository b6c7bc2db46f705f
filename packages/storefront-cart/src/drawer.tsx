import { storeFormat } from '@cartwright/core/money/store-format';
import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import {
  browserClock,
  browserStorage,
  browserTabs,
  tabLock,
} from '@cartwright/storefront-kit/browser/browser';
import { readConfig } from '@cartwright/storefront-kit/page/page-json';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { loadPart } from '@cartwright/storefront-kit/parts/load-part';
import { createParts, type LoadPart } from '@cartwright/storefront-kit/parts/parts';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import type { Boot, CartApp, DrawerModule } from './app/cart-app';
import { emit } from './app/events';
import { createAnnouncer } from './drawer/announcer';
import type * as ApiCalls from './drawer/api-calls';
import { cartElement } from './drawer/cart-element';
import type * as CartPageCheckout from './drawer/cart-page-checkout';
import { CartView } from './drawer/cart-view';
import { createDrawer } from './drawer/dialog';
import type { createObservers, Observers } from './drawer/observers';
import { ownWrites } from './drawer/own-writes';
import { productLookup } from './drawer/product-lookup';
import { wear } from './drawer/style-sheet';
import type { MessagesFile } from './languages/translation';
import { speak } from './messages/messages';
import type { PartTable } from './parts/part';
import { ajaxCart, readSent } from './platform/shopify/ajax-cart';
import type * as OffersFile from './session/offers-file';
import { createSession } from './session/session';
import { cartSnapshot, rewardsSnapshot } from './session/snapshots';
import { MEETING } from './state/ports/meeting';
import { rulesOf } from './state/requests/rules-of';
import { showCount } from './theme/cart-count';

/** Names and versions of this file and of the runtime, set by the build. */
declare const DRAWER_FILE: string;
declare const RUNTIME_FILE: string;

/** Rejection for the loader, which continues without the drawer. */
const NOT_LOADED = new Error('A file of the cart could not be loaded.');

/** Parts are loaded relative to this file. */
const cartPart: LoadPart<PartTable> = (name) => loadPart(name);

/** Timeout for translations (milliseconds), after which the cart is in English. */
const MAX_SILENCE_MS = 2000;

/**
 * Renders the cart, closed, and reads the shopper's cart. Writes nothing. Called by the loader, in another build:
 * with `mayBeAnother` the URL may be that of a drawer which this one has replaced.
 *
 * @public
 */
export async function start(boot: Boot, mayBeAnother = true): Promise<CartApp> {
  // This file was replaced after the page loaded: continue with the new one, whose URL the parts share.
  const ours = new URL(DRAWER_FILE, import.meta.url).href;
  if (mayBeAnother && import.meta.url !== ours)
    return import(/* @vite-ignore */ ours).then((module: DrawerModule) => module.start(boot, false));
  const runtime = await import(/* @vite-ignore */ new URL(RUNTIME_FILE, ours).href);
  // The runtime was replaced too: load the current drawer, which brings its own.
  if (!RUNTIME_FILE.endsWith(runtime.version)) {
    if (!mayBeAnother) throw NOT_LOADED;
    return import(/* @vite-ignore */ `${ours}&1`).then((module: DrawerModule) => module.start(boot));
  }
  const { config, page, isAdding, partsOf, words } = boot;
  // Outdated loader without `partsOf`: the questions before checkout would be missing.
  if (!partsOf) throw NOT_LOADED;
  const said = words
    ? await Promise.race([loadFile<MessagesFile>(words), browserClock.wait(MAX_SILENCE_MS)])
    : null;
  const translation = said?.translation;
  if (translation) speak(translation.cart);
  const inItsLanguage = (cart: StorefrontCart) => translation && said.inLanguage(cart, translation.texts);
  inItsLanguage(config);
  const root = cartElement(page.looks);
  wear(root, readConfig()?.look);
  // The page's `lang` may differ from the displayed language.
  root.host.setAttribute('lang', page.locale);
  const isOpen = signal(false);
  const drawer = createDrawer(root, (open) => {
    isOpen.value = open;
    emit(open ? 'open' : 'close', null);
  });
  // `lang` drives hyphenation and screen readers; our texts are English if the page's language isn't supported.
  const storeLanguage = translation || /^en\b/i.test(page.locale) ? undefined : page.locale;
  if (storeLanguage) drawer.element.lang = 'en';
  const writes = ownWrites(ajaxCart(page.root));
  const session = createSession({
    ports: {
      cart: writes.port,
      storage: browserStorage,
      clock: browserClock,
      lock: tabLock(MEETING),
      tabs: browserTabs(MEETING),
      // Independent of the device's clock, which may be wrong.
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
    messages: translation?.parts,
    format: storeFormat(page.moneySample ?? ''),
    close: drawer.close,
    prepare: () => Promise.all([offers, lookUpGifts()]),
    onAction: (intent, outcome) => {
      const before = session.cartStore.truth.peek();
      void bridge.then((page) => page?.begun(intent, outcome, before));
    },
  });
  /** Whether the page is leaving for checkout; then a settled cart doesn't reload it. */
  let departing = false;
  const bridge: Promise<Observers | null | undefined> = loadFile<{ createObservers: typeof createObservers }>(
    'observers',
  )
    .then((file) => file?.createObservers(session, root.host, () => departing || drawer.isOpen(), parts))
    .catch(() => null);
  const announcer = createAnnouncer(session, bridge);
  const parts = createParts(root, cartPart, (type) => onComponentError(type, `${type} could not be loaded`));
  const onComponentError = (_id: string, message: string) => emit('error', { code: 'component', message });
  const wantParts = () => {
    void parts.want(partsOf(session.rules.peek().config));
  };
  wantParts();
  // One effect renders the whole cart, since nearly every change (a line, a tier, the subtotal) affects most of it.
  effect(() => {
    render(
      <CartView session={session} announcer={announcer} parts={parts} onComponentError={onComponentError} />,
      drawer.element,
    );
  });
  let announced = '';
  effect(() => {
    if (!session.cartStore.truth.value || session.cartStore.busy.value) return;
    const cart = cartSnapshot(session);
    const rewards = rewardsSnapshot(session);
    const text = JSON.stringify([cart, rewards]);
    if (!cart || !rewards || text === announced) return;
    announced = text;
    showCount(cart.itemCount);
    emit('change', { cart, rewards });
  });
  addEventListener('pagehide', session.cartStore.leave);
  addEventListener('online', () => {
    if (session.retry.value) void session.refresh();
  });
  const lookUp = productLookup({ page }, session);
  const lookUpGifts = (another?: StorefrontCart) =>
    lookUp(
      (another ?? session.rules.peek().config).products.map(({ handle }) => handle),
      another,
    );
  // Same for all carts.
  const offers =
    (config.rewards.bundles || config.rewards.widgets || config.givesGifts) &&
    loadFile<typeof OffersFile>('offers').then((file) => file?.judgeOffers(session));
  if (!isAdding?.()) void session.read(0);

  return {
    isOpen: drawer.isOpen,
    open(byShopper, at = performance.now()) {
      if (drawer.isOpen()) return;
      // In-place page swaps remove the element.
      if (!root.host.isConnected) document.body.append(root.host);
      drawer.open();
      void bridge.then((page) => page?.viewed());
      void lookUpGifts();
      wantParts();
      if (byShopper) void session.settle(at);
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
      const file = await loadFile<typeof ApiCalls>('api-calls');
      if (!file) throw NOT_LOADED;
      const line = (key: string) => cartSnapshot(session)?.lines.find((each) => each.key === key) ?? null;
      return file.apiCalls(session.dispatch, line)[name](...args);
    },
    updateCart: async (fallback, payload) => (await bridge)?.update(payload, fallback) ?? fallback(),
    changedElsewhere: session.settle,
    use(another) {
      if (another === session.rules.peek().config) return;
      inItsLanguage(another);
      void lookUpGifts(another);
      wantParts();
    },
    async checkout(theirs, mayGo, byOurs = true) {
      departing = true;
      const at = performance.now();
      const reading = session.read(at, true);
      const file = await loadFile<typeof CartPageCheckout>('cart-page-checkout');
      if (!file) throw NOT_LOADED;
      return file.leadToCheckout({ theirs, mayGo, byOurs, at, reading }, { session, root, drawer }, () => {
        departing = false;
      });
    },
    isOurWrite: writes.claim,
    mayHoldGift: () =>
      session.cartStore.isBehind() || session.cartStore.truth.peek()?.lines.some(isGiftLine) !== false,
    cart: () => cartSnapshot(session),
    rewards: () => rewardsSnapshot(session),
  };
}
