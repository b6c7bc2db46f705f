import { createMemoryStore, type MemoryStore } from '@cartwright/dev-store/engine/memory-store';
import type { CartAnswer, CartPort, CartRequest } from '../platform/cart-port';
import { coreDiscounts } from '../platform/memory/core-discounts';
import { readAnswer } from '../platform/shopify/read-answer';
import { requestBody } from '../platform/shopify/request-body';
import type { Rules } from '../state/rules';
import { aCatalogue } from './shop';
import type { VirtualTime } from './virtual-time';

/** What happens to one request. */
export type Trouble =
  | 'none'
  /** 409 and 429, in JSON and as an HTML page: nothing is done. */
  | 'conflict'
  | 'too_many'
  | 'too_many_for_long'
  /** 500 before anything is done, 502 after it was. */
  | 'broken'
  | 'answer_broken'
  /** No answer before the time is out: nothing was done, or it was. */
  | 'cut_off'
  | 'answer_cut_off'
  /** 200 with a page, or with half a cart, in place of the cart; it was done. */
  | 'page'
  | 'half_a_cart'
  /** An answer to a reading from before the last change. */
  | 'stale';

export interface Fate {
  readonly trouble: Trouble;
  /** Milliseconds to the store and back. */
  readonly there: number;
  readonly back: number;
}

export interface TroubledStore {
  /** Asks the store without a network, as another script of the page would. */
  readonly fetch: MemoryStore['fetch'];
  readonly state: MemoryStore['state'];
  /** Units in stock by variant; one that is not listed never runs out. */
  readonly stock: Map<number, number>;
  /** Writes that arrived since the start. */
  writes(): number;
  /** A way to the store for one page; `fate` is asked for each request. */
  port(fate: () => Fate, page: { readonly gone: boolean }): CartPort;
}

/** The local store's engine behind a network that loses, delays and mistakes things. */
export function troubledStore(time: VirtualTime, rules: () => Rules, charging: boolean): TroubledStore {
  let id = 0;
  let writes = 0;
  const stock = new Map<number, number>();
  const store = createMemoryStore({
    catalogue: aCatalogue(stock),
    runDiscounts: charging ? () => [] : coreDiscounts(rules),
    currency: 'USD',
    country: 'US',
    nextId: () => `n${++id}`,
  });
  /** What a cache may still hold. */
  let old = store.fetch('/cart.js');

  const fetch: MemoryStore['fetch'] = (path, request) => {
    if (request?.body) {
      writes++;
      old = store.fetch('/cart.js');
    }
    return store.fetch(path, request);
  };

  async function ask(
    request: CartRequest | null,
    { trouble, there, back }: Fate,
    page: { readonly gone: boolean },
  ): Promise<CartAnswer> {
    const kind = request?.path ?? 'get';
    const path = request ? `/cart/${request.path}.js` : '/cart.js';
    const body = request ? JSON.stringify(requestBody(request)) : undefined;
    const answer = (status: number, json: unknown, retryAfter: string | null = null) =>
      readAnswer(kind, { status, body: json, retryAfter });
    await time.wait(there);
    // The browser ends what a page that is left has under way.
    if (page.gone) return new Promise(() => undefined);
    switch (trouble) {
      case 'conflict':
        await time.wait(back);
        return answer(409, { status: 409 });
      case 'too_many':
        await time.wait(back);
        return answer(429, null, '3');
      case 'too_many_for_long':
        await time.wait(back);
        return answer(429, null, '60');
      case 'broken':
        await time.wait(back);
        return answer(500, null);
      case 'cut_off':
        await time.wait(20_000);
        return answer(0, null);
      default:
        break;
    }
    const stale = trouble === 'stale' && !request;
    const { status, body: json } = stale
      ? old
      : fetch(path, body === undefined ? {} : { method: 'POST', body });
    await time.wait(trouble === 'answer_cut_off' ? 20_000 : back);
    if (page.gone) return new Promise(() => undefined);
    switch (trouble) {
      case 'answer_broken':
        return answer(502, null);
      case 'answer_cut_off':
        return answer(0, null);
      case 'page':
        return answer(200, null);
      case 'half_a_cart':
        return answer(status, kind === 'add' ? null : { ...asObject(json), items: [{ variant_id: 1 }] });
      default:
        return answer(status, json);
    }
  }

  return {
    fetch,
    state: store.state,
    stock,
    writes: () => writes,
    port: (fate, page) => ({
      read: () => ask(null, fate(), page),
      write: (request) => ask(request, fate(), page),
    }),
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
