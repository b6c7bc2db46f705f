import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import { liveCandidates } from '@cartwright/core/schedule/live-candidates';
import { offeredIds } from '@cartwright/core/storefront/compile-offers';
import type { CartsUnderTest } from '@cartwright/core/storefront/compile-tested-rewards';
import type { StorefrontCart, StorefrontShop } from '@cartwright/core/storefront/config';
import { withGiftCardsIf } from '@cartwright/core/storefront/gift-card-input';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/widget';
import { widgetFacts } from '@cartwright/core/widgets/widget-facts';
import { setCartAside } from '../cart/cart-rows';
import { publishableCarts } from '../cart/publishable-carts';
import type { Compiler } from '../compiling/compiler';
import type { WorkerResult } from '../compiling/worker-queue';
import { customSourcesOf } from '../data-sources/custom-sources';
import type { ShopStore } from '../db/for-shop';
import { testsOfControls } from '../experiments/cart-tests';
import { lastDayOf, runningTests } from '../experiments/running-tests';
import { publishableLook } from '../looks/look-documents';
import { productsById } from '../products/catalogue';
import { withMetafields } from '../products/product-metafields';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { takesGiftCards } from '../shops/gift-cards';
import { readShopProfile } from '../shops/shop-profile';
import { storefrontTokenOf } from '../shops/storefront-token';
import { readableWidgets } from '../widgets/widget-documents';
import { testsInStore, withTests } from './running-cart-tests';
import { inLanguage, languagesToPublish, type TranslatedCarts } from './translated-carts';

export interface SavedCartsOptions {
  readonly store: ShopStore;
  readonly admin: AdminClient;
  readonly compiler: Compiler;
  readonly now: Date;
  /** URL for shoppers' events; null: none. */
  readonly events: string | null;
  /** Features for which the shop has a private key. */
  readonly privateKeys: readonly string[];
}

export type SavedCarts = () => Promise<ShopifyResult<Saved>>;

/** Saved state of a shop, with its profile and products from Shopify. */
export interface Saved {
  readonly shop: StorefrontShop;
  /** The shop's time zone, an IANA name. */
  readonly timezone: string;
  readonly documents: readonly CartDocument[];
  /** Compiled carts that shoppers can see; whether their discounts are active isn't determined yet. */
  readonly carts: readonly StorefrontCart[];
  /** The same carts in each other language of the shop that any of them is translated into. */
  readonly translated: readonly TranslatedCarts[];
  /** Look of all carts. */
  readonly look: StorefrontLook | undefined;
  readonly products: readonly CatalogueProduct[];
  readonly widgets: readonly Widget[];
  /** Cart facts that the widgets' rules require, by widget id. */
  readonly widgetFacts: ReturnType<typeof widgetFacts>;
  /** Running tests of these carts. */
  readonly tests: readonly CartsUnderTest[];
  /** Earliest scheduled end of a running cart test, in epoch milliseconds; `Infinity`: none runs. */
  readonly testsUntil: number;
  readonly warnings: readonly string[];
}

/** The shop's carts for one publication, read once for all targets. */
export function savedCarts(options: SavedCartsOptions): SavedCarts {
  let saved: Promise<ShopifyResult<Saved>> | null = null;
  return () => {
    saved ??= readSaved(options);
    return saved;
  };
}

async function readSaved(options: SavedCartsOptions): Promise<ShopifyResult<Saved>> {
  const { store, admin, compiler, now, events, privateKeys } = options;
  const { saved, warnings } = await publishableCarts(store);
  const mayTakeGiftCards = await takesGiftCards(store, privateKeys);
  const documents = saved.map(({ document }) => withGiftCardsIf(mayTakeGiftCards, document));
  const candidates = liveCandidates(documents, now.getTime());
  const profile = await readShopProfile(store, admin);
  if (!profile.ok) return profile;
  const widgets = await readableWidgets(store);
  const running = await runningTests(store, 'smart_cart', now);
  const tests = testsOfControls(running, candidates, documents);
  const compiledWith = [...candidates, ...tests.flatMap((test) => test.documents)];
  const shown = compiledWith.flatMap((document) => storefrontProductIds(document, widgets));
  const found = await productsById(admin, [...new Set([...shown, ...offeredIds(widgets)])]);
  if (!found.ok) return found;
  const complete = await withMetafields(admin, found.value, compiledWith);
  if (!complete.ok) return complete;
  const { products } = complete.value;
  const carts: StorefrontCart[] = [];
  const compile = (document: CartDocument) =>
    inTwoTries(() => compiler.compile({ document, products, widgets, discountsActive: false }));
  for (const document of candidates) {
    const compiled = await compile(document);
    if (compiled.ok) carts.push(compiled.value);
    else {
      const row = saved.find(({ id }) => id === document.id);
      if (row) await setCartAside(store, row);
      // Without it another cart may be live.
      return readSaved(options);
    }
  }
  const compileOnce = onceForEach(compile);
  const tested = await withTests(carts, tests, compileOnce);
  const translated: TranslatedCarts[] = [];
  for (const language of await languagesToPublish(store, compiledWith)) {
    const own = carts.map((cart) =>
      inLanguage(
        cart,
        documents.find(({ id }) => id === cart.id),
        language,
      ),
    );
    const shownIn = await withTests(own, tests, async (document) => {
      const compiled = await compileOnce(document);
      return compiled.ok ? { ok: true, value: inLanguage(compiled.value, document, language) } : compiled;
    });
    translated.push({ language, carts: shownIn.carts });
  }
  const shop: StorefrontShop = {
    domain: store.shopId,
    currency: profile.value.currency,
    events,
    storefrontAccessToken: await storefrontTokenOf(store),
  };
  return {
    ok: true,
    value: {
      shop,
      timezone: profile.value.timezone,
      documents,
      carts: tested.carts,
      translated,
      look: await publishableLook(store),
      products,
      widgets,
      widgetFacts: widgetFacts(widgets, await customSourcesOf(store), await widgetsOfTests(store, now)),
      tests: testsInStore(tests, tested.carts),
      testsUntil: lastDayOf(running),
      warnings: [...warnings, ...complete.value.warnings, ...tested.warnings],
    },
  };
}

function onceForEach<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}

/** Compiles twice at most, so that a suspended machine doesn't remove a cart from the store. */
async function inTwoTries<Value>(compile: () => Promise<WorkerResult<Value>>): Promise<WorkerResult<Value>> {
  const first = await compile();
  return first.ok ? first : compile();
}

/** Widgets shown by running tests, by the id of the control. */
async function widgetsOfTests(store: ShopStore, now: Date): Promise<ReadonlyMap<number, readonly number[]>> {
  const tests = await runningTests(store, 'widget', now);
  return new Map(
    tests.map(({ document }) => {
      const [control = 0, ...others] = document.variants.map(({ documentId }) => Number(documentId));
      return [control, others] as const;
    }),
  );
}
