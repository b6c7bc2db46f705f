import type { Page } from '@playwright/test';
import { variantId } from '../e2e/models/ajax-cart';
import { Faults } from '../e2e/models/faults';
import { Store } from '../e2e/models/store';
import { liquidAjaxCartPage, openOwnPage } from '../e2e/peers/peer-pages';
import type { Shop } from '../e2e/shop';
import { expect, test } from '../e2e/test';
import { hand, quantile, type Row, rounds } from './results';

const ACTIONS = [
  'add',
  'change a quantity',
  'write a note',
  'remove',
  'add, earning a gift',
  'remove, losing the gift',
] as const;
type Action = (typeof ACTIONS)[number];

/** Variants that the actions add: a plain one, and one that earns a reward. */
interface Goods {
  readonly plain: number;
  readonly earning: number;
}

interface Measured {
  readonly requests: number;
  readonly writes: number;
  readonly ms: number;
}

/** Runs an action in the page until it knows the store's cart; resolves to its milliseconds there. */
type Client = (page: Page, action: Action, goods: Goods) => Promise<number>;

const LATENCIES = [0, 80];

test('requests, writes and milliseconds of each action', async ({ page, shop }) => {
  test.setTimeout(150_000);
  const goods = {
    plain: await variantId(page, shop.storeUrl, 'enamel-mug'),
    earning: await variantId(page, shop.storeUrl, 'garden-sweatshirt'),
  };
  const rows: Row[] = [];
  for (const latency of LATENCIES) {
    const ours = await measure(page, shop, latency, goods, cartwright, () => openOurs(page, shop));
    const theirs = await measure(page, shop, latency, goods, liquidAjaxCart, () =>
      openTheirs(page, shop, goods),
    );
    for (const action of ACTIONS) rows.push(rowOf(action, latency, ours.get(action), theirs.get(action)));
  }
  hand('actions', 'Each action, beside liquid-ajax-cart with a gift by mutation, on the same store', rows);
});

test('second writes for gifts whose price a page does not know', async ({ page, shop }) => {
  const earning = await variantId(page, shop.storeUrl, 'garden-sweatshirt');
  const writes: number[] = [];
  for (let round = 0; round < rounds(5, 2); round++) {
    await page.request.post(`${shop.storeUrl}/cart/clear.js`);
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('field-notebook');
    await opened(page);
    const count = counting(page);
    await cartwright(page, 'add, earning a gift', { plain: 0, earning });
    writes.push(count.stop().writes);
  }
  hand('unknown', 'The first earning add of a product that the page does not print', [
    { what: 'add, earning a gift', figures: { 'writes, median': quantile(writes, 0.5) } },
  ]);
});

async function measure(
  page: Page,
  shop: Shop,
  latency: number,
  goods: Goods,
  client: Client,
  open: () => Promise<void>,
): Promise<Map<Action, Measured[]>> {
  const faults = new Faults(page, shop.storeUrl);
  await faults.end();
  await page.request.post(`${shop.storeUrl}/cart/clear.js`);
  await open();
  if (latency > 0) await faults.set({ on: 'any', kind: 'delay', ms: latency, times: 10_000 });
  const measured = new Map<Action, Measured[]>(ACTIONS.map((action) => [action, []]));
  // The first round warms up.
  for (let round = 0; round <= rounds(15, 3); round++) {
    for (const action of ACTIONS) {
      const count = counting(page);
      const ms = await client(page, action, goods);
      const counted = count.stop();
      if (round > 0) measured.get(action)?.push({ ...counted, ms });
    }
  }
  await faults.end();
  const { items } = await new Store(page, shop.storeUrl).cart();
  expect(items, 'every round ends with what it began with').toEqual([]);
  return measured;
}

async function openOurs(page: Page, shop: Shop): Promise<void> {
  await new Store(page, shop.storeUrl).openProduct('garden-sweatshirt');
  await opened(page);
}

/** The drawer, open and with the cart in it: what its picture costs is in the figures. */
async function opened(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const api = window.Cartwright;
    if (!api || !('open' in api)) throw new Error('No cart');
    await api.open();
    await api.refresh();
  });
}

async function openTheirs(page: Page, shop: Shop, goods: Goods): Promise<void> {
  const { cart } = await shop.demoCart();
  const tiers = cart.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars.flatMap((bar) => bar.tiers) : [],
  );
  const tier = tiers.find(({ type }) => type === 'product');
  const variant = await variantId(page, shop.storeUrl, 'sticker-pack');
  const properties = { _source: 'tiered_progress_bar', _tier: tier?.id ?? '' };
  const gift = { variantId: variant, threshold: (tier?.minimum ?? 0) * 100, properties };
  await openOwnPage(page, shop.storeUrl, liquidAjaxCartPage(goods.plain, gift));
  await page.waitForFunction(() => document.documentElement.classList.contains('js-ajax-cart-init'));
}

function counting(page: Page) {
  let [requests, writes] = [0, 0];
  const onRequest = (request: { url(): string; method(): string }) => {
    if (!/\/cart(\/(add|change|update|clear))?(\.js)?$/.test(new URL(request.url()).pathname)) return;
    requests++;
    if (request.method() === 'POST') writes++;
  };
  page.on('request', onRequest);
  return {
    stop() {
      page.off('request', onRequest);
      return { requests, writes };
    },
  };
}

const cartwright: Client = (page, action, goods) =>
  page.evaluate(
    async ([wanted, { plain, earning }]) => {
      const api = window.Cartwright;
      if (!api || !('add' in api)) throw new Error('No cart');
      const line = api.cart?.lines.find(({ gift }) => !gift);
      const key = line?.key ?? '';
      const start = performance.now();
      const request = {
        add: () => api.add({ variantId: plain }),
        'change a quantity': () => api.change(key, 2),
        'write a note': () => api.note(`Note ${start}`),
        remove: () => api.remove(key),
        'add, earning a gift': () => api.add({ variantId: earning }),
        'remove, losing the gift': () => api.remove(key),
      }[wanted];
      const result = await request();
      if (!result.ok) throw new Error(`${wanted}: ${result.message}`);
      return performance.now() - start;
    },
    [action, goods] as const,
  );

interface LiquidAjaxCart {
  readonly cart: { readonly items: readonly { readonly variant_id: number }[] };
  add(body: object): void;
  change(body: object): void;
  update(body: object): void;
}

const liquidAjaxCart: Client = (page, action, goods) =>
  page.evaluate(
    async ([wanted, { plain, earning }]) => {
      const { liquidAjaxCart: client } = window as unknown as { liquidAjaxCart: LiquidAjaxCart };
      const line =
        client.cart.items.findIndex(({ variant_id }) => variant_id === plain || variant_id === earning) + 1;
      const start = performance.now();
      const ended = new Promise<void>((resolve) => {
        document.addEventListener('liquid-ajax-cart:queue-end', () => resolve(), { once: true });
      });
      const add = (id: number) => client.add({ items: [{ id, quantity: 1 }], sections: 'main-cart' });
      ({
        add: () => add(plain),
        'change a quantity': () => client.change({ line, quantity: 2 }),
        'write a note': () => client.update({ note: `Note ${start}` }),
        remove: () => client.change({ line, quantity: 0 }),
        'add, earning a gift': () => add(earning),
        'remove, losing the gift': () => client.change({ line, quantity: 0 }),
      })[wanted]();
      await ended;
      return performance.now() - start;
    },
    [action, goods] as const,
  );

function rowOf(action: Action, latency: number, ours: Measured[] = [], theirs: Measured[] = []): Row {
  const of = (measured: Measured[], what: keyof Measured, part: number) =>
    quantile(
      measured.map((each) => each[what]),
      part,
    );
  const ratio = of(ours, 'ms', 0.5) / of(theirs, 'ms', 0.5);
  return {
    what: latency === 0 ? action : `${action} (${latency} ms away)`,
    figures: {
      writes: of(ours, 'writes', 0.5),
      requests: of(ours, 'requests', 0.5),
      'ms p50': of(ours, 'ms', 0.5),
      'ms p95': of(ours, 'ms', 0.95),
      'their writes': of(theirs, 'writes', 0.5),
      'their requests': of(theirs, 'requests', 0.5),
      'their ms p50': of(theirs, 'ms', 0.5),
      'their ms p95': of(theirs, 'ms', 0.95),
      'ms, ours to theirs': ratio.toFixed(2),
    },
  };
}
