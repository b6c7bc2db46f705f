import { type CartAction, handleCartRequest } from './cart-request';
import type { RunDiscounts } from './discounts/discount-run';
import { type CartState, emptyCart } from './model/cart-state';
import type { Catalogue } from './model/catalogue';
import { indexCatalogue } from './model/catalogue-index';
import { type Market, marketOfPath, withoutRoot } from './model/market';
import { badRequest } from './model/refusal';
import { type Body, isRecord, nestForm } from './model/request-body';
import { presentCatalogue } from './present-catalogue';
import { productJs } from './product-json';

export interface MemoryStoreOptions {
  readonly catalogue: Catalogue;
  readonly runDiscounts: RunDiscounts;
  readonly currency: string;
  readonly country: string;
  /** Exchange rate from the shop's currency to the cart's, as decimal text. Default: "1". */
  readonly rate?: string;
  /** Further markets, at rates of `currency`. They share the cart, each under its own root. */
  readonly markets?: readonly Market[];
  /** Creates ids of lines and the cart's token. */
  readonly nextId: () => string;
  readonly initial?: Omit<CartState, 'token'>;
}

/** Subset of `RequestInit`. A body is JSON text or form fields. */
export interface MemoryRequest {
  readonly method?: string;
  readonly body?: string | Iterable<readonly [string, string]> | null;
}

export interface MemoryStore {
  /**
   * Responds as the store does to `/cart.js`, `/cart/add.js` and so on, and `/products/{handle}.js`, also under the
   * root of a market.
   */
  fetch(path: string, request?: MemoryRequest): { readonly status: number; readonly body: unknown };
  state(): CartState;
}

/** Cart backend in memory for the preview and for tests, with the local store's engine. */
export function createMemoryStore(options: MemoryStoreOptions): MemoryStore {
  const { catalogue, currency, country, rate = '1.0', markets = [], runDiscounts, nextId } = options;
  const own = indexCatalogue(catalogue);
  const ownMarket: Market = { currency, country, rate, locale: 'en', root: '/' };
  const token = `${nextId()}?key=${nextId()}`;
  let state: CartState = { ...emptyCart(token), ...options.initial };
  return {
    state: () => state,
    fetch(path, request = {}) {
      const route = path.split(/[?#]/)[0] ?? '';
      const abroad = marketOfPath(markets, route);
      const market = abroad ?? ownMarket;
      const index = abroad ? indexCatalogue(presentCatalogue(catalogue, abroad)) : own;
      const place = withoutRoot(market, route);
      const handle = /^\/products\/([^/]+)\.js$/.exec(place)?.[1];
      if (handle) {
        const product = index.productByHandle(handle);
        return product ? { status: 200, body: productJs(product, market) } : { status: 404, body: notFound };
      }
      const action = cartActionOf(place);
      if (!action) return { status: 404, body: notFound };
      const body = readBody(request.body ?? null);
      if (!body) return { status: 400, body: badRequest('Bad Request', 'The body cannot be read.').body };
      const response = handleCartRequest(action, state, body, { index, market, runDiscounts, nextId });
      state = response.state;
      return { status: response.status, body: response.body };
    },
  };
}

const notFound = { status: 404, message: 'Not Found', description: 'Not Found' };

/** Action of an AJAX path such as `/cart/add.js`; undefined for any other path. */
export function cartActionOf(path: string): CartAction | undefined {
  if (path === '/cart.js' || path === '/cart.json') return 'get';
  const name = /^\/cart\/(add|change|update|clear)(?:\.js|\.json)?$/.exec(path)?.[1];
  switch (name) {
    case 'add':
    case 'change':
    case 'update':
    case 'clear':
      return name;
    default:
      return undefined;
  }
}

function readBody(body: MemoryRequest['body']): Body | null {
  if (!body) return {};
  if (typeof body !== 'string') return nestForm(body);
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
