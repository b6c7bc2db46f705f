import type { CartToCompile } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { withGiftCardsIf } from '@cartwright/core/storefront/gift-card-input';
import type { Context, Hono } from 'hono';
import { type CartRow, cartOfKey, cartRow, isSetAside } from '../cart/cart-rows';
import { savedCart } from '../cart/saved-cart';
import type { Compiler } from '../compiling/compiler';
import type { WorkerResult } from '../compiling/worker-queue';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure, failureResponse } from '../http/api-failure';
import { publicLimit } from '../http/public-limit';
import { rateLimit } from '../http/rate-limit';
import type { ShopOfPage } from '../http/shop-of-page';
import { isStorable } from '../http/unstorable';
import { resultWithin } from '../process/within-time';
import type { OpenAdminClient } from '../shopify/admin-client';
import { takesGiftCards } from '../shops/gift-cards';
import { readableWidgets } from '../widgets/widget-documents';
import { cartProducts } from './cart-products';
import { publishedProducts } from './published-products';
import { inLanguage } from './translated-carts';

/** Headers for store pages. Not cached, so that each view shows the last save. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

/** Shop whose carts are previewed. */
interface PreviewedShop {
  readonly store: ShopStore;
  readonly admin: OpenAdminClient;
}

export interface PreviewConfigOptions {
  readonly shopOf: ShopOfPage<PreviewedShop>;
  readonly compiler: Compiler;
  readonly clock: () => Date;
  /** Number of proxies in front of the server; null if not configured. */
  readonly trustedProxies: number | null;
  /** Features for which the shop has a private key. */
  readonly privateKeys: readonly string[];
}

/** Timeout of reading a preview's products from Shopify. */
const TIMEOUT_MS = 2_000;

/**
 * Maximum of a shop's previews per minute that call Shopify: visitors of a link could use up the limit that
 * publishing needs.
 */
const MAX_REQUESTS = 60;

/**
 * Route of a saved cart in the storefront's form, for the holders of its preview link, by the key in it (ADR 17),
 * since the cart's id is public once it is live. Its discount isn't active for this page, so that nothing is added
 * that checkout would charge. Texts are those of `language`, if translated. If Shopify doesn't respond in time,
 * products are as last published.
 */
export function previewConfigRoute(app: Hono, options: PreviewConfigOptions): void {
  const { shopOf, compiler, clock, trustedProxies, privateKeys } = options;
  const previews = previewCompiler(compiler);
  const mayLook = publicLimit({ clock, trustedProxies });
  const mayAsk = rateLimit({
    limit: MAX_REQUESTS,
    window: 60_000,
    now: () => clock().getTime(),
  });

  /** Single-flight by shop, cart, revision and language. */
  const underWay = new Map<string, Promise<Preview>>();

  async function preview({ store, admin }: PreviewedShop, id: string, language: string): Promise<Preview> {
    const row = await cartRow(store, id);
    if (!row) return NO_CART;
    const saved = savedCart(row);
    if (!saved.ok) return saved;
    if (previews.isTooSlow(row)) return tookTooLong(row.name);
    const mayTakeGiftCards = await takesGiftCards(store, privateKeys);
    const document = withGiftCardsIf(mayTakeGiftCards, saved.response.cart);
    const widgets = await readableWidgets(store);
    const fresh = mayAsk(store.shopId)
      ? await resultWithin(cartProducts(admin.within(TIMEOUT_MS), document, widgets), TIMEOUT_MS)
      : null;
    const products = fresh?.value ?? (await publishedProducts(store));
    const cart = { document, products, widgets, discountsActive: false };
    const compiled = await previews.compile(row, cart);
    if (!compiled.ok) return tookTooLong(row.name);
    const shown = inLanguage(compiled.value, document, language);
    return { ok: true, text: JSON.stringify({ name: document.name, cart: shown }) };
  }

  function sharedPreview(
    shop: PreviewedShop,
    { id, revision }: { id: string; revision: number },
    language: string,
  ): Promise<Preview> {
    const look = `${shop.store.shopId} ${id} ${revision} ${language}`;
    const found = underWay.get(look);
    if (found) return found;
    const begun = preview(shop, id, language).finally(() => underWay.delete(look));
    underWay.set(look, begun);
    return begun;
  }

  async function respond(context: Context): Promise<Response> {
    const found = await shopOf(context);
    if (!found.ok) return failureResponse(found);
    const { shop } = found;
    if (!mayLook(context, shop.store.shopId))
      return failureResponse(failure('too_many_requests', 'Look less often.'));
    const key = context.req.query('key') ?? '';
    const cart = isStorable(key) ? await cartOfKey(shop.store, key) : undefined;
    const language = context.req.query('language') ?? '';
    const looked = cart ? await sharedPreview(shop, cart, language) : NO_CART;
    if (!looked.ok) return failureResponse(looked);
    return new Response(looked.text, { headers: { 'Content-Type': 'application/json' } });
  }

  app.get('/storefront/preview-config.json', async (context) => {
    const response = await respond(context);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  });
}

/** Response text, or the failure. */
type Preview = { readonly ok: true; readonly text: string } | ApiFailure;

const NO_CART = failure('not_found', 'This link isn’t for a cart.');

function tookTooLong(name: string): ApiFailure {
  const message = `The cart "${name}" can’t be previewed: its custom templates take too long to prepare. Shorten them and save it again.`;
  return failure('unavailable', message);
}

/** Compiler of previews that remembers timeouts, so that repeated views don't repeat them. */
interface PreviewCompiler {
  /** Whether the saved cart is known to time out. */
  isTooSlow(row: CartRow): boolean;
  /** Compiles a cart; `cart` is the content of `row`. */
  compile(row: CartRow, cart: CartToCompile): Promise<WorkerResult<StorefrontCart>>;
}

/** Time after which a failed compilation is retried, as the machine may have been slow. */
const KEPT_MS = 300_000;

const TOO_SLOW = { ok: false, code: 'too_slow' } as const;

/** Compiler of previews. Its timeouts aren't stored: a view must not remove a cart from the store. */
function previewCompiler(compiler: Compiler): PreviewCompiler {
  /** Timeouts by cart id. */
  const tooSlow = new Map<string, { readonly revision: number; readonly until: number }>();
  const isTooSlow = (row: CartRow) => {
    const known = tooSlow.get(row.id);
    return isSetAside(row) || (known?.revision === row.revision && performance.now() < known.until);
  };

  return {
    isTooSlow,
    async compile(row, cart) {
      if (isTooSlow(row)) return TOO_SLOW;
      const compiled = await compiler.compile(cart);
      if (!compiled.ok) tooSlow.set(row.id, { revision: row.revision, until: performance.now() + KEPT_MS });
      return compiled;
    },
  };
}
