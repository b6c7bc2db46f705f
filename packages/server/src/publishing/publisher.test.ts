import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { nextBoundary } from '../cart/next-boundary';
import { CARTS } from '../cart/saved-cart';
import { forShop, type ShopStore } from '../db/for-shop';
import { shops } from '../db/schema';
import { ensureShop } from '../db/shop-row';
import { writeDocument } from '../documents/stored-documents';
import { unavailable } from '../shopify/shopify-failure';
import { cartInTime, DAY, START } from '../testing/carts-in-time';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { readPublication, useGeneration, wantPublication } from './publication-state';
import { publisher } from './publisher';
import type { Target } from './target';

const database = testDatabase();
const MINUTE = 60_000;

/** A shop that wants publishing, some time after the start; `sent` are its jobs: why, and after how many milliseconds. */
async function aShop(domain: string, afterStart: number, target: (store: ShopStore) => Target['plan']) {
  const store = forShop(database(), domain);
  const world = { now: START + afterStart };
  const clock = () => new Date(world.now);
  await ensureShop(store, clock());
  const document = cartInTime('sale', 'Sale', { window: [1, 2] });
  const saved = { now: clock(), by: 'Owner' };
  await writeDocument(store, CARTS, { document, revision: 0 }, saved, { previewKey: domain });
  await wantPublication(store);
  const sent = new Map<string, number>();
  const urgent = new Set<string>();
  const one = publisher({
    store,
    jobs: {
      send: async (_queue, _data, { key, afterMs = 0, urgent: isUrgent = false }) => {
        const why = key.replace(`${domain} `, '');
        sent.set(why, afterMs);
        if (isUrgent) urgent.add(why);
      },
    },
    admin: { run: async () => unavailable('nobody is there') },
    targets: () => [{ plan: target(store) }],
    nextBoundary: () => nextBoundary(store, world.now),
    clock,
    logger: pino({ level: 'silent' }),
    saveWaitMs: 0,
  });
  return { store, world, sent, urgent, run: one.run, publish: one.publish };
}

const hasNothingToSay = () => async () => unavailable('down');

const nothingLeft = (until: number) => async () => ({
  ok: true as const,
  value: {
    found: [],
    problems: [],
    warnings: [],
    before: [],
    switch: [],
    after: [],
    until,
    published: async () => {},
  },
});

test('retries at a scheduled cart’s start if Shopify couldn’t be read', async () => {
  const { sent, run, world } = await aShop('away.myshopify.com', DAY - 5 * MINUTE, hasNothingToSay);
  await run();
  expect([...sent.keys()]).toEqual(['retry', 'check', 'switch 2026-11-21T12:00:00.000Z']);
  expect(sent.get('switch 2026-11-21T12:00:00.000Z')).toBe(5 * MINUTE + 5_000);
  world.now = START + DAY + MINUTE;
  sent.clear();
  await run();
  // It ends in a day: the periodic check comes before that.
  expect([...sent.keys()]).toEqual(['retry', 'check']);
});

test('publishes saves before routine checks, even those already queued', async () => {
  const { sent, urgent, run, publish } = await aShop('saved.myshopify.com', 0, hasNothingToSay);
  await publish('nothing');
  await run();
  expect(sent.size).toBeGreaterThan(1);
  expect([...urgent]).toEqual([]);
  const before = new Set(sent.keys());
  await publish('save');
  expect(urgent.size).toBe(1);
  expect([...urgent].filter((why) => before.has(why))).toEqual([]);
});

test('queues a separate job for an earlier schedule edge', async () => {
  const edges = [9 * MINUTE, 2 * MINUTE].map((after) => START + after);
  const { sent, run } = await aShop('nearer.myshopify.com', 0, () => () => nothingLeft(edges.shift() ?? 0)());
  await run();
  await run();
  expect([...sent]).toContainEqual(['switch 2026-11-20T12:02:00.000Z', 2 * MINUTE + 5_000]);
});

test('waits for the server that took over its work, and reports nothing itself', async () => {
  const { store, sent, run } = await aShop('taken.myshopify.com', 0, (shop) => async ({ generation }) => {
    await useGeneration(shop, generation);
    const planned = await nothingLeft(Number.POSITIVE_INFINITY)();
    return { ...planned, value: { ...planned.value, before: [async () => ({ ok: true as const })] } };
  });
  await run();
  expect([...sent]).toEqual([['busy', 1_000]]);
  expect(await readPublication(store)).toEqual({ status: 'pending', message: null, warnings: [] });
  expect((await store.columns(shops, ['publicationFailures']))[0]).toEqual({ publicationFailures: 0 });
});

test('reports the attempt that covers the save, not an earlier failed one', async () => {
  let fail = () => {};
  const pending = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let isUnderWay = false;
  const { store, sent, run, publish } = await aShop('waits.myshopify.com', 0, () => async () => {
    isUnderWay = true;
    await pending;
    return unavailable('down');
  });
  const older = run();
  await eventually(() => isUnderWay);
  await wantPublication(store);
  const response = publish('asked');
  await eventually(() => sent.has('now'));
  fail();
  await older;
  // Who gives up after the older try reads twice, and no more.
  const reads = vi.spyOn(store, 'columns');
  await eventually(() => reads.mock.calls.length > 3);
  await run();
  expect(await response).toMatchObject({
    status: 'pending',
    message: 'Shopify isn’t responding right now.',
  });
});
