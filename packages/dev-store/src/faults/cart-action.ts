import { CART_ACTIONS, type CartAction } from './fault';

/** Cart path with an optional locale: `/cart.js`, `/cart/add.json`, `/de/cart/change`. */
const ADDRESS = /^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/cart(?:\/(add|change|update|clear))?(\.js|\.json)?$/i;

const STOREFRONT_API = /^\/api\/(?:[\w-]+\/)?graphql\.json$/;

/** Cart action of a request; null for pages and anything else. */
export function cartActionOf(method: string, path: string): CartAction | null {
  if (method === 'POST' && STOREFRONT_API.test(path)) return 'storefront';
  const [matched, write, format] = ADDRESS.exec(path) ?? [];
  if (matched === undefined) return null;
  if (method === 'GET') return write === undefined && format !== undefined ? 'get' : null;
  return method === 'POST' ? (CART_ACTIONS.find((action) => action === write) ?? null) : null;
}
