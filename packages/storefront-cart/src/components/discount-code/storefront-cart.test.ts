import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartGiftCards } from './pay-by-gift-cards';
import { storefrontCart } from './storefront-cart';

const TOKEN = 'abc?key=def';
const CARD = { id: 'card-1', lastCharacters: 'ABCD', presentmentAmountUsed: { amount: '25.0' } };

let respond: () => Promise<Response>;
let sent: { query: string; variables: Record<string, unknown> }[] = [];
let cards: CartGiftCards['cards'] = [];
let headers: Record<string, string>[] = [];
let held: CartGiftCards | null = null;
const reasons = new Map<string, string>();

beforeEach(() => {
  sent = [];
  cards = [];
  reasons.clear();
  headers = [];
  vi.stubGlobal('fetch', (_url: string, init: { body: string; headers: Record<string, string> }) => {
    sent.push(JSON.parse(init.body));
    headers.push(init.headers);
    return respond();
  });
});
afterEach(() => vi.unstubAllGlobals());

const respondWith = (body: unknown, init?: ResponseInit) => {
  respond = async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
};
const written = (write: object) =>
  respondWith({ data: { write: { cart: null, userErrors: [], warnings: [], ...write } } });

const inTurn = (...writes: object[]) => {
  const [first, ...rest] = writes;
  if (!first) return;
  written(first);
  const last = respond;
  respond = () => {
    inTurn(...rest);
    return last();
  };
};

const port = (takesCodes = true, accessToken: string | null = 'public') =>
  storefrontCart({
    accessToken,
    country: () => 'DE',
    takesCodes,
    onCards: (now) => {
      held = now;
      cards = now.cards;
    },
    onReason: (code, reason) => reasons.set(code, reason),
  });
const enter = (...codes: string[]) => port().write({ path: 'update', codes }, TOKEN);
const add = (code: string) => port().write({ path: 'update', giftCards: { add: [code], remove: [] } }, TOKEN);

describe('discount codes by the Storefront API', () => {
  it('are set together on the cart of the token, with a reason for each refused one', async () => {
    written({
      cart: {
        discountCodes: [
          { code: 'GOOD', applicable: true },
          { code: 'OLD', applicable: false },
          { code: 'VIP', applicable: false },
        ],
        appliedGiftCards: [],
      },
      warnings: [
        { code: 'MERCHANDISE_NOT_ENOUGH_STOCK' },
        { code: 'DISCOUNT_CURRENTLY_INACTIVE' },
        { code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' },
      ],
    });
    expect(await enter('GOOD', 'OLD', 'VIP')).toEqual({ ok: true, cart: null });
    expect(sent[0]?.variables).toEqual({
      cart: `gid://shopify/Cart/${TOKEN}`,
      country: 'DE',
      values: ['GOOD', 'OLD', 'VIP'],
    });
    expect([...reasons]).toEqual([
      ['OLD', 'DISCOUNT_CURRENTLY_INACTIVE'],
      ['VIP', 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'],
    ]);
  });

  it('fall back to the AJAX cart on a rejected token or an unknown cart', async () => {
    respondWith('', { status: 401 });
    expect(await enter('GOOD')).toBeNull();
    written({ userErrors: [{ message: 'The specified cart does not exist.' }] });
    expect(await enter('GOOD')).toBeNull();
  });

  it('leave other requests, and codes set to use it, to the AJAX cart', async () => {
    written({});
    expect(await port(false).write({ path: 'update', codes: ['GOOD'] }, TOKEN)).toBeNull();
    expect(await port().write({ path: 'update', codes: ['GOOD'], note: 'x' }, TOKEN)).toBeNull();
    expect(await port().write({ path: 'change', key: 'k', quantity: 1 }, TOKEN)).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('lookup of a single code', () => {
  const none = { discountAllocations: [] };
  const takes = {
    discountAllocations: [
      { discountedAmount: { amount: '9.0' } },
      { discountedAmount: { amount: '2.5' }, code: 'good' },
    ],
  };
  const look = (accessToken: string | null = null, lines = 2) =>
    port(true, accessToken).lookAt('GOOD', [
      ...Array.from({ length: lines - 2 }, (_, at) => ({
        variantId: 100 + at,
        quantity: 1,
        sellingPlan: null,
      })),
      { variantId: 11, quantity: 3, sellingPlan: null },
      { variantId: 12, quantity: 1, sellingPlan: { id: 7, name: 'Monthly' } },
    ]);
  const cart = (applicable: boolean, order: object, ...lines: object[]) => ({
    discountCodes: [{ code: 'GOOD', applicable }],
    ...order,
    lines: { nodes: lines },
  });

  it('returns the amount it takes off items, order or delivery', async () => {
    written({ cart: cart(true, none, none, takes) });
    expect(await look()).toEqual({ saves: 250 });
    written({ cart: cart(true, takes, none) });
    expect(await look()).toEqual({ saves: 250 });
    written({ cart: cart(true, none, none) });
    expect(await look()).toBe('delivery');
    written({ cart: cart(true, takes, ...Array(20).fill(takes)) });
    expect(await look(null, 21)).toEqual({ saves: Number.POSITIVE_INFINITY });
    expect(sent[0]?.variables).toEqual({
      country: 'DE',
      lines: [
        { merchandiseId: 'gid://shopify/ProductVariant/11', quantity: 3 },
        {
          merchandiseId: 'gid://shopify/ProductVariant/12',
          quantity: 1,
          sellingPlanId: 'gid://shopify/SellingPlan/7',
        },
      ],
      values: ['GOOD'],
    });
  });

  it('is lost when our discounts keep it out, and null when it gives nothing by itself', async () => {
    const volume = { discountAllocations: [{ discountedAmount: { amount: '3.0' } }] };
    written({ cart: cart(false, none, volume), warnings: [{ code: 'DISCOUNT_CODE_NOT_HONOURED' }] });
    expect(await look()).toBe('lost');
    // No discount applies: free shipping has kept it out.
    written({ cart: cart(false, none, none), warnings: [{ code: 'DISCOUNT_CODE_NOT_HONOURED' }] });
    expect(await look()).toBe('delivery');
    written({ cart: cart(false, none), warnings: [{ code: 'DISCOUNT_NOT_FOUND' }] });
    expect(await look()).toBeNull();
    written({ cart: null, userErrors: [{ message: 'The merchandise cannot be sold.' }] });
    expect(await look()).toBeNull();
    respondWith('', { status: 503 });
    expect(await look()).toBeNull();
  });

  it('retries with fewer units when our discounts apply', async () => {
    const volume = { discountAllocations: [{ discountedAmount: { amount: '3.0' } }] };
    const beside = [
      { cart: cart(true, none, volume) },
      { cart: cart(false, none, volume), warnings: [{ code: 'DISCOUNT_CODE_NOT_HONOURED' }] },
    ];
    for (const many of beside) {
      inTurn(many, { cart: cart(true, none, takes) });
      expect(await look()).toEqual({ saves: 0 });
      inTurn(many, { cart: cart(true, none, none) });
      expect(await look()).toBe('delivery');
    }
    const quantities = sent.map(({ variables }) =>
      (variables.lines as { quantity: number }[]).map(({ quantity }) => quantity),
    );
    expect(quantities.slice(0, 2)).toEqual([
      [3, 1],
      [1, 1],
    ]);
    inTurn({ cart: cart(true, none, volume) }, { cart: null });
    expect(await look()).toBeNull();
  });

  it('sends the shop’s token if there is one', async () => {
    written({ cart: cart(true, none) });
    await look();
    await look('public');
    const name = 'X-Shopify-Storefront-Access-Token';
    expect(headers.map((each) => each[name])).toEqual([undefined, 'public']);
  });
});

describe('gift cards by the Storefront API', () => {
  it('return what they pay', async () => {
    written({
      cart: { appliedGiftCards: [CARD], cost: { totalAmount: { amount: '64.5', currencyCode: 'EUR' } } },
    });
    expect(await add('GIFT-ABCD')).toEqual({ ok: true, cart: null });
    expect(held).toEqual({
      token: TOKEN,
      currency: 'EUR',
      total: 6450,
      cards: [{ id: 'card-1', last: 'ABCD', used: 2500 }],
    });
  });

  it('return the store’s refusal, and succeed if already applied', async () => {
    const userErrors = [{ message: 'It has expired.' }];
    written({ cart: { appliedGiftCards: [] }, userErrors });
    expect(await add('GIFT-LATE')).toMatchObject({ ok: false, code: 'refused', message: 'It has expired.' });
    written({ cart: { appliedGiftCards: [CARD] }, userErrors });
    expect(await add('gift-abcd')).toEqual({ ok: true, cart: null });
  });

  it('keep the latest request’s result when an older response arrives later', async () => {
    const late: ((response: Response) => void)[] = [];
    respond = () => new Promise((resolve) => late.push(resolve));
    const shop = port();
    const reading = shop.readCards(TOKEN);
    const adding = shop.write({ path: 'update', giftCards: { add: ['GIFT-ABCD'], remove: [] } }, TOKEN);
    await vi.waitFor(() => expect(late).toHaveLength(2));
    const write = { cart: { appliedGiftCards: [CARD] }, userErrors: [], warnings: [] };
    late[1]?.(Response.json({ data: { write } }));
    expect(await adding).toEqual({ ok: true, cart: null });
    late[0]?.(Response.json({ data: { cart: { appliedGiftCards: [] } } }));
    await reading;
    expect(cards).toHaveLength(1);
  });

  it('ignore a retried read that overlaps a write', async () => {
    vi.useFakeTimers();
    respondWith('nothing', { status: 429 });
    const shop = port();
    const reading = shop.readCards(TOKEN);
    await vi.advanceTimersByTimeAsync(500);
    const late: ((response: Response) => void)[] = [];
    respond = () => new Promise((resolve) => late.push(resolve));
    const adding = shop.write({ path: 'update', giftCards: { add: ['GIFT-ABCD'], remove: [] } }, TOKEN);
    await vi.advanceTimersByTimeAsync(1000);
    const write = { cart: { appliedGiftCards: [CARD] }, userErrors: [], warnings: [] };
    for (const settle of late) settle(Response.json({ data: { write, cart: { appliedGiftCards: [] } } }));
    expect(await adding).toEqual({ ok: true, cart: null });
    await vi.advanceTimersByTimeAsync(10_000);
    await reading;
    expect(cards).toHaveLength(1);
    vi.useRealTimers();
  });

  it('are read without a mutation', async () => {
    respondWith({ data: { cart: { appliedGiftCards: [CARD] } } });
    await port().readCards(TOKEN);
    expect(cards).toHaveLength(1);
    expect(sent[0]?.query).not.toContain('mutation');
  });

  it('are retried without a response, and stay unchanged if all retries fail', async () => {
    vi.useFakeTimers();
    respondWith('nothing', { status: 429 });
    const read = port().readCards(TOKEN);
    await vi.advanceTimersByTimeAsync(900);
    respondWith({ data: { cart: { appliedGiftCards: [CARD] } } });
    await vi.advanceTimersByTimeAsync(200);
    await read;
    expect(cards).toHaveLength(1);
    expect(sent).toHaveLength(2);
    respondWith('nothing', { status: 502 });
    void port().readCards(TOKEN);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cards).toHaveLength(1);
    expect(sent).toHaveLength(5);
    vi.useRealTimers();
  });
});

describe('Storefront API failures', () => {
  it.each([
    ['busy', '<html>', { status: 429, headers: { 'retry-after': '3' } }, 3000],
    ['busy', { errors: [{ extensions: { code: 'THROTTLED' } }] }, {}, null],
    ['lost', '<html>', { status: 503 }, null],
    ['lost', 'no JSON', { status: 200 }, null],
  ])('are %s for %j', async (code, body, init, retryAfter) => {
    respondWith(body, init);
    expect(await enter('GOOD')).toMatchObject({ ok: false, code, message: '', retryAfter });
  });

  it('record that the store responded', async () => {
    for (const [body, status] of [
      ['<html>', 503],
      [{ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }, 200],
    ] as const) {
      respondWith(body, { status });
      expect(await enter('GOOD')).toMatchObject({ code: 'lost', answered: true });
    }
  });

  it('are lost without a response', async () => {
    respond = () => Promise.reject(new TypeError('offline'));
    expect(await enter('GOOD')).toEqual({ ok: false, code: 'lost', message: '', retryAfter: null });
  });
});
