import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { MIRRORED_STORE } from '@cartwright/dev-store/testing/mirrored-store';
import { downloadExport } from '@cartwright/server/catalogue/download-export';
import { Superseded } from '@cartwright/server/catalogue/mirror-state';
import { unavailable } from '@cartwright/server/shopify/shopify-failure';
import { eventually } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aMirroredShop, GERMANY, MINUTE, type MirroredShop, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

/** A shop whose mirror is whole. */
async function aSyncedShop(count = 12, markets = [GERMANY]): Promise<MirroredShop> {
  const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(count), markets });
  await shop.settle();
  return shop;
}

const productOf = async (shop: MirroredShop, at: number) => {
  const found = (await shop.mirror()).products.find(({ title }) => title.startsWith(`Thing ${at}`));
  if (!found) throw new Error(`There is no thing ${at}.`);
  return found;
};

/** The same file, of a server that sends all of it whatever is asked for. */
async function withoutRanges(url: string): Promise<string> {
  const server = createServer(async (_, response) => {
    const { body } = await fetch(url);
    response.end(body && (await buffer(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

describe('interrupted sync', () => {
  it('continues halfway on another server, and ignores late work of the first', async () => {
    const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(200) });
    let bytesOfSecond = 0;
    let isHeld = false;
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = shop.settle({
      async *download(url, from, signal) {
        const pieces = downloadExport(url, from, signal);
        let sent = 0;
        for await (const piece of pieces) {
          for (let at = 0; at < piece.length; at += 1_000) {
            isHeld ||= sent > 150_000;
            if (isHeld) await pending;
            sent += 1_000;
            yield piece.subarray(at, at + 1_000);
          }
        }
      },
    });
    first.catch(() => {});
    // What it has had by then it has saved.
    await eventually(() => isHeld);
    const half = await shop.state();
    expect(half.done).toBeGreaterThan(40);
    expect(half.done).toBeLessThan(160);

    await shop.settle({
      async *download(url, from, signal) {
        for await (const piece of downloadExport(url, from, signal)) {
          bytesOfSecond += from === half.bytes ? piece.length : 0;
          yield piece;
        }
      },
    });
    release();
    await expect(first).rejects.toThrow(Superseded);

    expect((await shop.mirror()).products).toHaveLength(200);
    expect(bytesOfSecond).toBeGreaterThan(0);
    expect((await shop.state()).runKind).toBeNull();
  });

  it.each([
    ['with ranges', (url: string) => url],
    ['without ranges', withoutRanges],
  ])('resumes after a network failure with a server %s', async (_what, at) => {
    const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(100) });
    let tries = 0;
    await shop.settle(
      {
        async *download(url, from, signal) {
          tries += 1;
          let sent = 0;
          for await (const piece of downloadExport(url, from, signal)) {
            yield piece.subarray(0, tries === 1 ? 40_000 : piece.length);
            sent += piece.length;
            if (tries === 1 && sent > 0) yield* downloadExport('http://127.0.0.1:1/', 0, signal);
          }
        },
      },
      async () => (await shop.state()).problem !== null,
    );
    const broken = await shop.state();
    expect(broken.problem).toContain('couldn’t be downloaded');
    expect(broken.done).toBeGreaterThan(0);
    shop.time.now += MINUTE;
    await shop.settle({
      download: async function* (url, from, signal) {
        yield* downloadExport(await at(url), from, signal);
      },
    });
    expect((await shop.mirror()).products).toHaveLength(100);
    expect(await shop.state()).toMatchObject({ run: broken.run + 1, problem: null, failures: 0 });
  });

  it.each([
    ['with ranges', (url: string) => url],
    ['without ranges', withoutRanges],
  ])('resumes behind the last product without duplicates with a server %s', async (_what, at) => {
    const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(40) });
    await shop.settle({ atOnce: 20, stepMs: 0 }, async () => (await shop.state()).done === 40);
    const { run, revision, bytes } = await shop.state();
    const begins: number[] = [];
    await shop.settle({
      download: async function* (url, from, signal) {
        begins.push(from);
        yield* downloadExport(await at(url), from, signal);
      },
    });
    expect(begins).toEqual([bytes, 0]);
    // What comes is the one collection.
    expect(await shop.state()).toMatchObject({ run: run + 1, revision: revision + 1, runKind: null });
    expect((await shop.mirror()).products).toHaveLength(40);
  });
});

describe('catalogue webhooks', () => {
  it('reread a changed product and the automated collections affected', async () => {
    const shop = await aSyncedShop();
    const { id } = await productOf(shop, 3);
    const [before] = (await shop.mirror()).collections;
    await shop.edit(id, { title: 'Thing 3 renewed', productType: 'Even', vendor: 'Other' });
    for (const webhook of await shop.webhooks()) await shop.deliverWebhook(webhook);
    expect((await shop.marks()).length).toBeGreaterThan(0);
    await shop.settle();
    shop.time.now += 2 * MINUTE;
    await shop.settle();

    expect(await productOf(shop, 3)).toMatchObject({ title: 'Thing 3 renewed', vendor: 'Other' });
    expect(before?.productIds).not.toContain(id);
    expect((await shop.mirror()).collections[0]?.productIds).toContain(id);
    expect(await shop.marks()).toEqual([]);
  });

  it('reread a product when its inventory item changes', async () => {
    const shop = await aSyncedShop();
    const product = await productOf(shop, 4);
    await shop.edit(product.id, { [`quantities[${product.variants[0]?.id}]`]: '0' });
    const received = (await shop.webhooks()).filter(({ topic }) => topic === 'inventory_levels/update');
    expect(received).toHaveLength(1);
    for (const webhook of received) await shop.deliverWebhook(webhook);
    await shop.settle();
    expect((await productOf(shop, 4)).variants[0]).toMatchObject({ inventory: 0, available: false });
  });

  it('remove deleted products, and restore added ones', async () => {
    const shop = await aSyncedShop();
    const { id } = await productOf(shop, 5);
    const ids = async () => (await shop.mirror()).products.map((product) => product.id);
    await shop.remove(id);
    await shop.deliverWebhook({ topic: 'products/delete', payload: { id } });
    await shop.settle();
    expect(await ids()).not.toContain(id);
    await shop.addAgain(id);
    await shop.deliverWebhook({ topic: 'products/create', payload: { id } });
    await shop.settle();
    expect(await ids()).toContain(id);
  });

  it('reread a product marked during its read', async () => {
    const shop = await aSyncedShop();
    const { id } = await productOf(shop, 1);
    await shop.edit(id, { title: 'Thing 1 first' });
    await shop.deliverWebhook({ topic: 'products/update', payload: { id } });
    const run = shop.admin.run;
    let isRead = false;
    Object.assign(shop.admin, {
      run: async (...call: Parameters<typeof run>) => {
        const response = await run(...call);
        if (call[0].includes('MirroredProducts') && !isRead) {
          isRead = true;
          await shop.edit(id, { title: 'Thing 1 second' });
          await shop.deliverWebhook({ topic: 'products/update', payload: { id } });
        }
        return response;
      },
    });
    await shop.settle();
    expect(await productOf(shop, 1)).toMatchObject({ title: 'Thing 1 second' });
    expect((await shop.marks()).filter(({ kind }) => kind === 'product')).toEqual([]);
  });

  it('are rejected without an id', async () => {
    const shop = await aSyncedShop(1);
    await expect(shop.deliverWebhook({ topic: 'products/update', payload: { id: 'x' } })).rejects.toThrow(
      'id',
    );
    await expect(shop.deliverWebhook({ topic: 'inventory_levels/update', payload: {} })).rejects.toThrow(
      'inventory_item_id',
    );
  });
});

describe('changes without webhooks', () => {
  it('to automated collections are found by polling', async () => {
    const shop = await aSyncedShop();
    const { id } = await productOf(shop, 3);
    await shop.edit(id, { productType: 'Even' });
    shop.time.now += 9 * MINUTE;
    await shop.settle();
    expect((await shop.mirror()).collections[0]?.productIds).not.toContain(id);
    shop.time.now += 2 * MINUTE;
    await shop.settle();
    expect((await shop.mirror()).collections[0]?.productIds).toContain(id);
  });

  it('to exchange rates are found within an hour', async () => {
    const rate = { ...GERMANY };
    const shop = await aSyncedShop(12, [rate]);
    Object.assign(rate, { rate: '0.5' });
    shop.time.now += 61 * MINUTE;
    await shop.settle();
    const { products } = await shop.mirror();
    expect(products.map(({ variants }) => variants[0]?.prices.DE?.amount)).toEqual(
      products.map(({ variants }) => (variants[0]?.price ?? 0) / 2),
    );
  });

  it('are found at night, counted and corrected', async () => {
    const shop = await aSyncedShop();
    expect(await shop.state()).toMatchObject({ comparedAt: null, drift: null });
    const [edited, removed] = [await productOf(shop, 2), await productOf(shop, 6)];
    await shop.edit(edited.id, { title: 'Thing 2 changed in silence' });
    await shop.remove(removed.id);
    shop.time.now = Date.parse('2026-11-21T04:30:00Z');
    await shop.settle();
    expect(await shop.state()).toMatchObject({ drift: 2, comparedAt: new Date(shop.time.now) });
    expect((await productOf(shop, 2)).title).toBe('Thing 2 changed in silence');
    expect((await shop.mirror()).products).toHaveLength(11);
  });
});

it('a product read between parts of a sync uses the sync’s query', async () => {
  const shop = await aMirroredShop(database(), { catalogue: MIRRORED_STORE });
  await shop.settle();
  const run = shop.admin.run;
  let isCollections = false;
  Object.assign(shop.admin, {
    run: async (...call: Parameters<typeof run>) => {
      isCollections ||= JSON.stringify(call[1]).includes('CollectionsExport');
      const isRefused = isCollections && call[0].includes('RunBulkQuery');
      return isRefused ? unavailable('Status 503') : run(...call);
    },
  });
  const metafields = ['custom.sign'];
  await shop.want();
  await shop.settle({ metafields });
  expect(await shop.state()).toMatchObject({ part: 'collections', operationId: null, failures: 1 });
  const [hat] = (await shop.mirror()).products.filter(({ handle }) => handle === 'hat');
  await shop.deliverWebhook({ topic: 'products/update', payload: { id: hat?.id } });
  await shop.settle({ metafields });
  expect((await shop.marks()).filter(({ kind }) => kind === 'product')).toEqual([]);
  expect((await shop.mirror()).products.find(({ handle }) => handle === 'hat')).toEqual(hat);
  expect(hat?.metafields).toHaveLength(1);
});

describe('unreadable catalogue', () => {
  /** A whole mirror of a shop whose Shopify answers nothing but exports, until it is `well`. */
  async function anUnwellShop() {
    const shop = await aSyncedShop(3);
    const run = shop.admin.run;
    let isWell = false;
    Object.assign(shop.admin, {
      run: async (...call: Parameters<typeof run>) =>
        isWell || call[0].includes('ulkOperation') || call[0].includes('CatalogueCounts')
          ? run(...call)
          : unavailable('Status 503'),
    });
    /** Until it is tried again. On a slow machine an export of collections may be waited for first. */
    const pauseOf = async () => {
      for (;;) {
        await shop.settle();
        const { readAgainAt } = await shop.state();
        const pause = readAgainAt && readAgainAt.getTime() - shop.time.now;
        if (pause === null || pause > 0) return pause;
        shop.time.now += 5_000;
      }
    };
    const getWell = () => {
      isWell = true;
    };
    return { shop, pauseOf, getWell };
  }

  it.each([
    ['a marked product', 0],
    ['a sample', 61],
  ])('with %s is retried with growing delays until readable', async (what, minutes) => {
    const { shop, pauseOf, getWell } = await anUnwellShop();
    shop.time.now += minutes * MINUTE;
    if (what === 'a marked product') {
      const { id } = await productOf(shop, 1);
      await shop.deliverWebhook({ topic: 'products/update', payload: { id } });
    }
    const pauses: (number | null)[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const pause = await pauseOf();
      pauses.push(pause);
      shop.time.now += pause ?? 0;
    }
    expect(pauses).toEqual([0.5, 1, 5, 15, 60, 60].map((each) => each * MINUTE));
    expect((await shop.state()).problem).toContain('isn’t responding');

    getWell();
    await shop.settle();
    expect(await shop.state()).toMatchObject({ readFailures: 0, readAgainAt: null, problem: null });
    expect((await shop.marks()).filter(({ kind }) => kind === 'product')).toEqual([]);
  });

  it('doesn’t shorten the delay of a waiting sync', async () => {
    const { shop, pauseOf } = await anUnwellShop();
    await shop.want();
    await shop.settle();
    const { tryAgainAt, failures } = await shop.state();
    const { id } = await productOf(shop, 1);
    await shop.deliverWebhook({ topic: 'products/update', payload: { id } });
    expect(await pauseOf()).toBe(MINUTE / 2);
    expect(await shop.state()).toMatchObject({ tryAgainAt, failures, runKind: 'everything' });
  });
});
