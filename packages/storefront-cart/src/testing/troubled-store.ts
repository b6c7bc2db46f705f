import type { RunDiscounts } from '@cartwright/dev-store/engine/discounts/discount-run';
import { createMemoryStore, type MemoryStore } from '@cartwright/dev-store/engine/memory-store';
import { type Market, marketOfPath } from '@cartwright/dev-store/engine/model/market';
import { readResponse } from '../platform/shopify/read-response';
import { requestBody } from '../platform/shopify/request-body';
import type { CartPort, CartRequest, CartResponse } from '../state/ports/cart-port';
import type { StorefrontPort } from '../state/ports/storefront-port';
import { aCatalogue } from './shop';
import type { VirtualTime } from './virtual-time';
import { MARKETS } from './walked-shop';

/** Simulated failure of one request. */
export type Trouble =
  | 'none'
  /** 409 and 429, as JSON and as an HTML page: nothing is applied. */
  | 'conflict'
  | 'too_many'
  | 'too_many_for_long'
  /** 500 before applying, 502 after. */
  | 'broken'
  | 'answer_broken'
  /** Timeout, before or after applying. */
  | 'cut_off'
  | 'answer_cut_off'
  /** 200 with a page or an incomplete cart instead; applied. */
  | 'page'
  | 'half_a_cart'
  /** Read response from before the last change. */
  | 'stale';

export interface Fate {
  readonly trouble: Trouble;
  /** Milliseconds to the store and back. */
  readonly there: number;
  readonly back: number;
}

/** Requesting page. */
export interface AskingPage {
  readonly gone: boolean;
  /** Whether it is being left: requests arrive, responses are dropped. */
  readonly leaving: boolean;
  readonly market: Market;
}

export interface TroubledStore {
  /** Requests without the network, like another script on the shopper's newest page. */
  readonly fetch: MemoryStore['fetch'];
  readonly state: MemoryStore['state'];
  /** Units in stock by variant; unlisted ones are unlimited. */
  readonly stock: Map<number, number>;
  /** Gift cards of the cart. */
  readonly giftCards: () => readonly string[];
  /** Number of writes that arrived. */
  writes(): number;
  /** Market last chosen in the browser, for URLs without one. */
  market(): Market;
  choose(market: Market): void;
  /** Cart port of one page; `fate` is called for each request. */
  port(fate: () => Fate, page: AskingPage): CartPort;
  /** The same over the Storefront API: gift cards, and codes with `takesCodes`. */
  storefront(fate: () => Fate, page: AskingPage, takesCodes: boolean): StorefrontPort;
}

/** Expired card, which is refused. */
export const EXPIRED_CARD = 'LATE';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/** Local store's engine behind an unreliable network. */
export function troubledStore(time: VirtualTime, runDiscounts: RunDiscounts): TroubledStore {
  let id = 0;
  let writes = 0;
  let giftCards: readonly string[] = [];
  let chosen: Market = MARKETS.home;
  const stock = new Map<number, number>();
  const markets = [MARKETS.germany, MARKETS.japan];
  const store = createMemoryStore({
    catalogue: aCatalogue(stock),
    runDiscounts,
    ...MARKETS.home,
    markets,
    nextId: () => `n${++id}`,
  });
  const fetch: MemoryStore['fetch'] = (path, request) =>
    store.fetch(marketOfPath(markets, path) ? path : chosen.root + path.slice(1), request);
  /** Content of a stale cache. */
  let old = { market: chosen, ...fetch('/cart.js') };

  /** Simulates a request's transit: the result of `done`, or a failure. Never resolves if the page is left. */
  async function travel(
    { trouble, there, back }: Fate,
    page: AskingPage,
    done: () => { readonly status: number; readonly body: unknown },
  ): Promise<Answer> {
    const answer = (status: number, body: unknown, retryAfter: string | null = null) => ({
      status,
      body,
      retryAfter,
    });
    await time.wait(there);
    // The browser aborts requests of a page that is left.
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
    const { status, body } = done();
    await time.wait(trouble === 'answer_cut_off' ? 20_000 : back);
    if (page.gone) return new Promise(() => undefined);
    switch (trouble) {
      case 'answer_broken':
        return answer(502, null);
      case 'answer_cut_off':
        return answer(0, null);
      case 'page':
        return answer(200, null);
      default:
        return answer(status, body);
    }
  }

  async function ask(request: CartRequest | null, fate: Fate, page: AskingPage): Promise<CartResponse> {
    const kind = request?.path ?? 'get';
    const answer = await travel(fate, page, () => {
      const path = `${page.market.root}${request ? `cart/${request.path}.js` : 'cart.js'}`;
      const cached = !request && fate.trouble === 'stale' && old.market === chosen;
      if (cached) return old;
      if (!request) return fetch(path);
      writes++;
      old = { market: chosen, ...fetch('/cart.js') };
      return fetch(path, { method: 'POST', body: JSON.stringify(requestBody(request)) });
    });
    if (fate.trouble !== 'half_a_cart' || answer.body === null) return readResponse(kind, answer);
    const half = kind === 'add' ? null : { ...asObject(answer.body), items: [{ variant_id: 1 }] };
    return readResponse(kind, { ...answer, body: half });
  }

  /** Runs a mutation. A truncated response counts as lost. */
  async function mutate(fate: Fate, page: AskingPage, change: () => string | null): Promise<CartResponse> {
    const { status, body, retryAfter } = await travel(fate, page, () => {
      writes++;
      return { status: 200, body: { error: change() } };
    });
    const busy = status === 409 || status === 429;
    const failed = (code: 'busy' | 'lost' | 'refused') =>
      ({
        ok: false,
        code,
        message: '',
        retryAfter: retryAfter === null ? null : Number(retryAfter) * 1000,
      }) as const;
    if (busy) return failed('busy');
    if (body === null || fate.trouble === 'half_a_cart') return failed('lost');
    return asObject(body).error === null ? { ok: true, cart: null } : failed('refused');
  }

  return {
    fetch,
    state: store.state,
    stock,
    giftCards: () => giftCards,
    writes: () => writes,
    market: () => chosen,
    choose(market) {
      chosen = market;
    },
    port: (fate, page) => ({
      read: () => ask(null, fate(), page),
      write(request) {
        if (!page.leaving) return ask(request, fate(), page);
        writes++;
        const body = JSON.stringify(requestBody(request));
        fetch(`${page.market.root}cart/${request.path}.js`, { method: 'POST', body });
        return new Promise(() => undefined);
      },
    }),
    storefront: (fate, page, takesCodes) => ({
      async write(request) {
        if (request.path !== 'update') return null;
        const { giftCards: cards, codes } = request;
        if (!cards) {
          if (!codes || !takesCodes) return null;
          return mutate(fate(), page, () => {
            fetch('/cart/update.js', { body: JSON.stringify({ discount: codes.join() }) });
            return null;
          });
        }
        if (cards.remove.length > 0) {
          const removed = await mutate(fate(), page, () => {
            giftCards = giftCards.filter((card) => !cards.remove.includes(card));
            return null;
          });
          if (!removed.ok || cards.add.length === 0) return removed;
        }
        return mutate(fate(), page, () => {
          if (cards.add.includes(EXPIRED_CARD)) return 'This gift card has expired.';
          giftCards = [...new Set([...giftCards, ...cards.add])];
          return null;
        });
      },
    }),
  };
}

function asObject(value: unknown): { readonly error?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}
