import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { changeCart, listCarts } from '@cartwright/core/contract/cart-list';
import { readCart, saveCart, setFallback } from '@cartwright/core/contract/carts';
import { type Publication, publishAgain } from '@cartwright/core/contract/publication';
import { readShop } from '@cartwright/core/contract/shop';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { describe, expect, test } from 'vitest';
import { withTemplate } from '../testing/a-templated-cart';
import { eventually, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { startMarkedWorker, startTestWorker, workerGate } from '../testing/test-worker';
import type { WorkerQueueOptions } from './worker-queue';

const startApp = testApps(testDatabase());

/** A template that the workers of these tests do not get through. */
const SLOW = '<p>Slow</p>';
const QUICK = '<p>Quick</p>';
const TOO_SLOW = {
  code: 'too_slow',
  path: ['customTemplate', 'template'],
  title: 'Cart Subtotal',
  message: 'This cart’s custom templates take too long to prepare. Shorten them.',
};

const NEVER_MS = 600_000;

/** A live cart is not taken out of the store for one slow moment of the machine. */
const TRIES = 2;

/** Workers that die of slow templates, which counts as too slow without anybody waiting, and how many were started. */
function dyingWorkers(): WorkerQueueOptions & { readonly started: Worker[] } {
  const started: Worker[] = [];
  const start = async () => {
    const worker = await startMarkedWorker('Slow', 'process.exit();');
    started.push(worker);
    return worker;
  };
  return { start, started, deadlineMs: NEVER_MS };
}

const publicationOf = async (app: TestApp): Promise<Publication> =>
  (await app.ask(readShop)).shop.publication;

const shownIn = ({ shopify }: TestApp): string[] => {
  const config: StorefrontConfig = JSON.parse(
    shopify.appMetafields.get('cartwright.storefront_config') ?? 'null',
  );
  return config.carts.map(({ id }) => id);
};

/** The same shop's server, started again with other workers. */
async function restarted(app: TestApp, compiling: WorkerQueueOptions): Promise<TestApp> {
  await app.server.close();
  const { shopify, domain } = app;
  const shop = { domain, accessToken: shopify.token, apiOrigin: shopify.origin };
  return { ...(await startApp({ shop, compiling })), shopify };
}

describe('server while a cart compiles', () => {
  test('keeps serving and saving for others', async () => {
    const gate = workerGate();
    const app = await startApp({ compiling: { start: () => gate.start('Slow'), deadlineMs: NEVER_MS } });
    const [cart, other] = [await app.create('Summer'), await app.create('Winter')];
    const saving = app.save(cart, withTemplate(cart, SLOW));
    await eventually(() => gate.held() === 1);
    expect((await app.fetch('/healthz')).status).toBe(200);
    expect((await app.save(other, { name: 'Spring' })).revision).toBe(2);
    gate.open();
    expect((await saving).revision).toBe(2);
  });

  test('rejects enabling a cart that changed meanwhile', async () => {
    const gate = workerGate();
    const quick = await startApp();
    const created = await quick.create();
    const saved = await quick.save(created, withTemplate(created, SLOW));
    const app = await restarted(quick, { start: () => gate.start('Slow'), deadlineMs: NEVER_MS });
    const body = { enabled: true, revision: saved.revision };
    const enabling = app.refused(changeCart, { params: { id: saved.cart.id }, body });
    await eventually(() => gate.held() === 1);
    await app.save(saved, { components: created.cart.components, name: 'Another' });
    gate.open();
    expect(await enabling).toMatchObject({ status: 409, code: 'conflict' });
    expect((await app.ask(listCarts)).combinedCarts).toMatchObject([{ name: 'Another', enabled: false }]);
  });
});

describe('cart that is too slow to compile', () => {
  test('is rejected on save, with the reason and the place', async () => {
    const compiling = { start: () => startMarkedWorker('Slow', 'for (;;);'), deadlineMs: 50 };
    const app = await startApp({ compiling });
    const saved = await app.create();
    const cart = { ...saved.cart, ...withTemplate(saved, SLOW) };
    const refused = await app.refused(saveCart, {
      params: { id: cart.id },
      body: { cart, revision: saved.revision },
    });
    const { componentId } = cart.components.find(({ type }) => type === 'cart_subtotal') ?? {};
    expect(refused).toMatchObject({
      status: 422,
      code: 'invalid_document',
      issues: [{ ...TOO_SLOW, scope: componentId }],
    });
    expect((await app.ask(readCart, { params: { id: cart.id } })).revision).toBe(1);
  });

  test('can be renamed but not enabled', async () => {
    const quick = await startApp();
    const created = await quick.create();
    const { cart, revision } = await quick.save(created, withTemplate(created, SLOW));
    const app = await restarted(quick, dyingWorkers());
    const change = { params: { id: cart.id }, body: { enabled: true, revision } };
    expect(await app.refused(changeCart, change)).toMatchObject({
      code: 'invalid_document',
      issues: [TOO_SLOW],
    });
    const renamed = await app.ask(changeCart, { ...change, body: { name: 'Renamed', revision } });
    expect(renamed.cart).toMatchObject({ name: 'Renamed', enabled: false });
  });

  test('can’t be previewed, is compiled only once, and removes no cart from the store', async () => {
    const quick = await startApp();
    const created = await quick.create();
    const saved = await quick.save(created, { ...withTemplate(created, SLOW) });
    const workers = dyingWorkers();
    const app = await restarted(quick, workers);
    const fetchPreview = () => app.fetch(`/storefront/preview-config.json?key=${saved.previewKey}`);
    for (const response of [
      ...(await Promise.all([fetchPreview(), fetchPreview(), fetchPreview()])),
      await fetchPreview(),
    ]) {
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
    }
    expect(workers.started).toHaveLength(1);
    const later = await restarted(app, { start: startTestWorker, deadlineMs: NEVER_MS });
    const response = await later.fetch(`/storefront/preview-config.json?key=${saved.previewKey}`);
    expect(response.status).toBe(200);
  });
});

/** A shop whose live cart was saved when it was quick enough, and is not any more, beside its fallback. */
async function withASlowCart() {
  const quick = await startApp();
  const created = await quick.create('Summer');
  const live = await quick.save(created, { ...withTemplate(created, SLOW), enabled: true });
  const spare = await quick.create('Spare');
  await quick.ask(setFallback, { params: { id: spare.cart.id }, body: { isFallback: true } });
  expect(shownIn(quick)).toEqual([live.cart.id]);
  const workers = dyingWorkers();
  const app = await restarted(quick, workers);
  await eventually(async () => (await publicationOf(app)).warnings.length > 0);
  return { app, workers, live, spare };
}

const again = (app: TestApp) => app.ask(publishAgain, { body: {} });

describe('live cart that is too slow to compile', () => {
  test('is left out with its rewards for the fallback, with a warning', async () => {
    const { app, spare } = await withASlowCart();
    expect(await publicationOf(app)).toEqual({
      status: 'published',
      message: null,
      warnings: [
        'The cart "Summer" was left out of the storefront because its custom templates take too long to prepare. Shorten its custom templates and save it again.',
      ],
    });
    expect(app.shopify.discounts.map(({ title }) => title)).toEqual(['Cartwright: Spare']);
    expect(shownIn(app)).toEqual([spare.cart.id]);
  });

  test('is tried only once, not on the next publication or after a restart', async () => {
    const { app, workers, live, spare } = await withASlowCart();
    expect(workers.started).toHaveLength(TRIES);
    await app.save(spare, { layout: 'double' });
    expect(workers.started).toHaveLength(TRIES);
    const next = dyingWorkers();
    const later = await restarted(app, next);
    await later.save(await later.create('Winter'));
    expect(next.started).toHaveLength(0);
    expect((await publicationOf(later)).warnings).toHaveLength(1);
    const preview = await later.fetch(`/storefront/preview-config.json?key=${live.previewKey}`);
    expect([preview.status, next.started.length]).toEqual([503, 0]);
  });

  test('returns after being saved again', async () => {
    const { app, live } = await withASlowCart();
    const { publication } = await app.save(live, withTemplate(live, QUICK));
    expect(publication).toEqual({ status: 'published', message: null, warnings: [] });
    expect(shownIn(app)).toEqual([live.cart.id]);
    expect(app.shopify.discounts.map(({ title }) => title)).toEqual(['Cartwright: Summer']);
  });

  test('is tried again on request, and set aside again', async () => {
    const { app, workers, live } = await withASlowCart();
    expect((await again(app)).publication.warnings).toHaveLength(1);
    expect(workers.started).toHaveLength(2 * TRIES);
    const later = await restarted(app, { start: startTestWorker, deadlineMs: NEVER_MS });
    expect((await again(later)).publication).toEqual({ status: 'published', message: null, warnings: [] });
    expect(shownIn(later)).toEqual([live.cart.id]);
  });

  test('stops warning once it is disabled', async () => {
    const { app, live } = await withASlowCart();
    const body = { enabled: false, revision: live.revision };
    const { publication } = await app.ask(changeCart, { params: { id: live.cart.id }, body });
    expect(publication).toMatchObject({ status: 'published', warnings: [] });
  });
});

test('a stopping server terminates its worker', async () => {
  const workers = dyingWorkers();
  const app = await startApp({ compiling: workers });
  const created = await app.create();
  await app.save(created, withTemplate(created, QUICK));
  const exits = workers.started.map((worker) => once(worker, 'exit'));
  expect(exits).toHaveLength(1);
  await app.server.close();
  await Promise.all(exits);
});
