import { deleteCart } from '@cartwright/core/contract/cart-list';
import { readCart } from '@cartwright/core/contract/carts';
import { type Publication, publishAgain } from '@cartwright/core/contract/publication';
import { readShop } from '@cartwright/core/contract/shop';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { describe, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { readStorefrontConfig, wantPublication } from '../publishing/publication-state';
import { withGifts } from '../testing/a-rewarding-cart';
import { MUG } from '../testing/carts-in-time';
import type { FakeShopify } from '../testing/fake-shopify';
import { manyVariants } from '../testing/heavy-product';
import { eventually, settled, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const configIn = (shopify: FakeShopify): StorefrontConfig =>
  JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? 'null');

const publicationOf = async (app: TestApp): Promise<Publication> =>
  (await app.ask(readShop)).shop.publication;

const failuresOf = ({ log }: TestApp) =>
  log.filter(({ msg, status }) => msg === 'publication' && status !== 'published');

const settledApp = async (options: Parameters<typeof startApp>[0] = {}) => settled(await startApp(options));

describe('saved cart', () => {
  test('publishes its discount before the config that promises it', async () => {
    const app = await settledApp({ publicUrl: 'https://app.example' });
    app.shopify.products.push(MUG);
    const created = await app.create('Summer');
    app.shopify.calls.length = 0;
    const { publication } = await app.save(created, {
      enabled: true,
      ...withGifts(created, [{ product_id: 11, variant_ids: [] }]),
    });

    expect(publication).toEqual({ status: 'published', message: null, warnings: [] });
    expect(app.shopify.discounts).toMatchObject([
      {
        title: 'Cartwright: Summer',
        functionHandle: 'cart-rewards',
        endsAt: null,
        combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
      },
    ]);
    expect([...(app.shopify.discounts[0]?.discountClasses ?? [])].sort()).toEqual(['PRODUCT', 'SHIPPING']);
    expect(configIn(app.shopify)).toMatchObject({
      shop: {
        domain: app.domain,
        currency: 'USD',
        events: `https://app.example/storefront/events?shop=${app.domain}`,
      },
      carts: [
        {
          id: created.cart.id,
          live: { kind: 'standing' },
          discountsActive: true,
          products: [{ id: 11, variants: [{ id: 111, price: 1250 }] }],
        },
      ],
    });
    expect(app.shopify.calls.indexOf('CreateDiscount')).toBeLessThan(
      app.shopify.calls.indexOf('SetMetafields'),
    );
  });

  test('that is too large for a page isn’t published, and says what to shorten', async () => {
    const app = await settledApp();
    const mug = { ...MUG };
    app.shopify.products.push(mug);
    const created = await app.create();
    const gifts = withGifts(created, [{ product_id: 11, variant_ids: [111] }]);
    expect((await app.save(created, { enabled: true, ...gifts })).publication.status).toBe('published');
    const before = configIn(app.shopify);
    mug.variants = manyVariants(400);
    const { publication } = await app.ask(publishAgain, { body: {} });
    expect(publication.status).toBe('failed');
    expect(publication.message).toContain('Shopify’s limit is 128,000: "Cart" (1');
    expect(configIn(app.shopify)).toEqual(before);
  });

  test('carries the listed metafields as text, and names unsupported ones', async () => {
    const app = await settledApp();
    app.shopify.products.push({
      ...MUG,
      metafields: {
        'custom.care': { type: 'single_line_text_field', value: '<b>Wash cold</b>' },
        'custom.secret': { type: 'single_line_text_field', value: 'not listed' },
        'custom.parts': { type: 'list.product_reference', value: '["gid://shopify/Product/1"]' },
      },
    });
    const created = await app.create();
    app.shopify.calls.length = 0;
    const gifts = withGifts(created, [{ product_id: 11, variant_ids: [] }]);
    const plain = await app.save(created, { enabled: true, ...gifts });
    expect(app.shopify.calls).not.toContain('ProductMetafields');

    const productMetafields = ['custom.care', 'custom.parts', 'custom.none'];
    const listed = await app.save(plain, { productMetafieldsEnabled: true, productMetafields });
    expect(configIn(app.shopify).carts[0]?.products).toMatchObject([
      { id: 11, metafields: { 'custom.care': '<b>Wash cold</b>' } },
    ]);
    expect(JSON.stringify(configIn(app.shopify))).not.toContain('not listed');
    expect(listed.publication).toEqual({
      status: 'published',
      message: null,
      warnings: [
        'The metafield custom.parts was left out: templates can show texts, not list.product_reference.',
      ],
    });
    const preview = await app.fetch(`/storefront/preview-config.json?key=${created.previewKey}`);
    expect(await preview.json()).toMatchObject({
      cart: { products: [{ metafields: { 'custom.care': '<b>Wash cold</b>' } }] },
    });
  });

  test('isn’t published when disabled', async () => {
    const app = await settledApp();
    await app.save(await app.create());
    expect(app.shopify.discounts).toEqual([]);
    expect(configIn(app.shopify).carts).toEqual([]);
  });

  test('updates its discount without a second one, and writes none if unchanged', async () => {
    const app = await settledApp();
    const first = await app.save(await app.create('Summer'), { enabled: true });
    const id = app.shopify.discounts[0]?.id;
    const second = await app.save(first, { name: 'Autumn' });
    expect(app.shopify.discounts).toMatchObject([{ id, title: 'Cartwright: Autumn' }]);

    app.shopify.calls.length = 0;
    await app.save(second);
    expect(app.shopify.calls.filter((call) => call.endsWith('Discount'))).toEqual([]);
  });

  test('deletes its own discount with itself', async () => {
    const app = await settledApp();
    const others = {
      id: 'gid://shopify/DiscountAutomaticNode/1',
      title: 'Cartwright: not ours',
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: null,
      discountClasses: ['ORDER'],
      combinesWith: { orderDiscounts: false, productDiscounts: false, shippingDiscounts: false },
      functionHandle: 'of-another-app',
      rewards: null,
    };
    app.shopify.discounts.push(others);
    const saved = await app.save(await app.create(), { enabled: true });
    expect(app.shopify.discounts).toHaveLength(2);
    await app.ask(deleteCart, {
      params: { id: saved.cart.id },
      query: { revision: String(saved.revision) },
    });
    expect(app.shopify.discounts).toEqual([others]);
    expect(configIn(app.shopify).carts).toEqual([]);
  });

  test('gets a new revision in the store only when shoppers see a change', async () => {
    const app = await settledApp();
    const first = await app.save(await app.create(), { enabled: true });
    const revision = configIn(app.shopify).revision;
    const second = await app.save(first, { locked: false });
    expect(configIn(app.shopify).revision).toBe(revision);
    await app.save(second, { layout: 'double' });
    expect(configIn(app.shopify).revision).not.toBe(revision);
  });
});

describe('publishing when Shopify', () => {
  test('is down keeps the save, and retries by itself', async () => {
    const app = await settledApp();
    const created = await app.create();
    app.shopify.trouble = 503;
    const saved = await app.save(created, { enabled: true });
    expect(saved).toMatchObject({ revision: 2, publication: { status: 'pending' } });

    app.shopify.trouble = null;
    await eventually(async () => (await publicationOf(app)).status === 'published');
    expect(configIn(app.shopify).carts).toMatchObject([{ id: created.cart.id }]);
  });

  test('times out doesn’t block the save', async () => {
    const app = await settledApp({ saveWaitMs: 300 });
    const created = await app.create();
    let respond = () => {};
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    app.shopify.before = () => responded;
    expect((await app.save(created)).publication.status).toBe('pending');
    // It has not waited for Shopify to be given up either.
    expect(failuresOf(app)).toEqual([]);
    app.shopify.before = null;
    respond();
  });

  test('revokes access tells the merchant', async () => {
    const app = await settledApp();
    app.shopify.trouble = 401;
    const { publication } = await app.save(await app.create(), { enabled: true });
    expect(publication).toMatchObject({ status: 'failed' });
    expect(publication.message).toContain('Install the app again');
  });

  test('has 25 automatic discounts publishes without rewards, and retries later', async () => {
    const app = await settledApp();
    app.shopify.discountError = {
      code: 'ACTIVE_PERIOD_OVERLAP',
      message: 'At any given time, only 25 automatic discounts can be active.',
    };
    const { publication } = await app.save(await app.create(), { enabled: true });
    expect(publication.status).toBe('published');
    expect(publication.warnings).toHaveLength(1);
    expect(publication.warnings[0]).toContain('Automatic Discount Limit Reached');
    expect(configIn(app.shopify).carts).toMatchObject([{ discountsActive: false }]);

    app.shopify.discountError = null;
    expect(await app.ask(publishAgain, { body: {} })).toEqual({
      publication: { status: 'published', message: null, warnings: [] },
    });
    expect(configIn(app.shopify).carts).toMatchObject([{ discountsActive: true }]);
  });

  test('can’t carry the rewards to checkout tells the merchant what to do', async () => {
    const app = await settledApp({ saveWaitMs: 2_000 });
    const mug = { ...MUG };
    app.shopify.products.push(mug);
    const created = await app.create();
    await app.save(created, { enabled: true, ...withGifts(created, [{ product_id: 11, variant_ids: [] }]) });
    const before = configIn(app.shopify);
    mug.variants = Array.from({ length: 1_200 }, (_, index) => ({
      id: 1_000_000_000 + index,
      title: `${index}`,
      price: '12.50',
    }));
    await app.ask(publishAgain, { body: {} });
    await eventually(async () => (await publicationOf(app)).status === 'failed');
    const publication = await publicationOf(app);
    expect(publication.message).toMatch(/too large for Shopify: [\d,]+ of 10,000 bytes.*fewer products/);
    // What the store had before is whole.
    expect(configIn(app.shopify)).toEqual(before);

    const saved = await app.ask(readCart, { params: { id: created.cart.id } });
    let respond = () => {};
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    app.shopify.before = () => responded;
    const one = [{ product_id: 11, variant_ids: [1_000_000_000] }];
    const fixed = await app.save(saved, withGifts(created, one));
    // The failure was of what was saved before.
    expect(fixed.publication).toMatchObject({ status: 'pending', message: null });
    respond();
    app.shopify.before = null;
    await eventually(async () => (await publicationOf(app)).status === 'published');
  });

  test('can’t end a disabled cart’s discount empties it, and retries', async () => {
    const app = await settledApp();
    const created = await app.create();
    const enabled = await app.save(created, { enabled: true });
    app.shopify.discountError = { code: 'INTERNAL_ERROR', message: 'Not now.' };
    const { publication } = await app.save(enabled, { enabled: false });
    expect(publication).toMatchObject({ status: 'pending', message: expect.stringContaining('Not now.') });
    expect(app.shopify.discounts).toMatchObject([{ rewards: expect.stringContaining('"bars":[]') }]);

    app.shopify.discountError = null;
    await eventually(async () => (await publicationOf(app)).status === 'published');
    expect(app.shopify.discounts).toEqual([]);
  });
});

describe('publications', () => {
  test('of a shop never overlap, and a save during one starts another', async () => {
    const app = await settledApp();
    const created = await app.create();
    let running = 0;
    let peak = 0;
    app.shopify.before = async (operation) => {
      if (operation === 'Shop') running += 1;
      peak = Math.max(peak, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (operation === 'SetMetafields') running -= 1;
    };
    const id = created.cart.id;
    const savedRevision = async () => (await app.ask(readCart, { params: { id } })).revision;
    let last = created;
    const names = ['One', 'Two', 'Three', 'Four'];
    const saves: Promise<unknown>[] = [];
    for (const name of names) {
      const saving = app.save(last, { name, enabled: true, layout: 'double' });
      saves.push(saving);
      // The next save may begin as soon as this one is committed, long before its answer.
      last = { ...last, revision: last.revision + 1 };
      await eventually(async () => (await savedRevision()) === last.revision);
    }
    await Promise.all(saves);
    expect(peak).toBe(1);
    expect(app.shopify.discounts.at(-1)?.title).toBe('Cartwright: Four');
  });

  test('run on startup and restore what the store lost', async () => {
    const first = await settledApp();
    await first.save(await first.create('Kept'), { enabled: true });
    await first.server.close();

    const second = await startApp({ shop: { domain: first.domain, accessToken: first.shopify.token } });
    // What is saved says "published" since the first one: the store itself shows when it is whole again.
    await eventually(() => configIn(second.shopify) !== null);
    expect(second.shopify.discounts).toHaveLength(1);
    expect(configIn(second.shopify).carts).toMatchObject([{ live: { kind: 'standing' } }]);
  });

  test('are shared by all servers on the database: one finishes what another began', async () => {
    const first = await settledApp();
    const { domain, shopify } = first;
    const shop = { domain, accessToken: shopify.token, apiOrigin: shopify.origin };
    const second = await startApp({ shop });
    const saved = await second.save(await first.create('Shared'), { enabled: true });
    expect(saved.publication.status).toBe('published');
    expect(configIn(shopify).carts).toHaveLength(1);

    // The first one ends in the middle of a publication.
    let requested = () => {};
    const pending = new Promise<void>((resolve) => {
      requested = resolve;
    });
    let respond = () => {};
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    shopify.before = () => {
      requested();
      return responded;
    };
    const renaming = first.save(saved, { name: 'Renamed' });
    await pending;
    const ending = first.server.close();
    respond();
    shopify.before = null;
    await renaming;
    await ending;
    await eventually(() => shopify.discounts[0]?.title === 'Cartwright: Renamed');
    await eventually(async () => (await publicationOf(second)).status === 'published');
  });

  test('are made up for if the server stopped right after a save', async () => {
    const app = await settledApp();
    const { shopify } = app;
    await app.save(await app.create('Kept'), { enabled: true });
    shopify.discounts.length = 0;
    await wantPublication(forShop(database(), app.domain));
    await eventually(() => shopify.discounts.length === 1);
    await eventually(async () => (await publicationOf(app)).status === 'published');
  });

  test('restore what was deleted or changed in Shopify', async () => {
    const app = await settledApp();
    await app.save(await app.create('Kept'), { enabled: true });
    const [discount] = app.shopify.discounts;
    if (!discount) throw new Error('There is one.');
    discount.title = 'Changed by hand';
    discount.endsAt = '2026-01-01T00:00:00Z';
    await app.ask(publishAgain, { body: {} });
    expect(app.shopify.discounts).toMatchObject([{ title: 'Cartwright: Kept', endsAt: null }]);
    app.shopify.discounts.length = 0;
    await app.ask(publishAgain, { body: {} });
    expect(app.shopify.discounts).toMatchObject([{ title: 'Cartwright: Kept' }]);
  });

  test('follow the schedule: an expired cart leaves the store', async () => {
    let ahead = 0;
    const app = await settledApp({ clock: () => new Date(Date.now() + ahead) });
    await app.save(await app.create('Usual'), { enabled: true });
    const hour = 3_600_000;
    const from = Math.ceil(Date.now() / hour) * hour + 2 * hour;
    const window = {
      startDate: new Date(from).toISOString(),
      endDate: new Date(from + 24 * hour).toISOString(),
    };
    await app.save(await app.create('Sale'), { enabled: true, isScheduled: true, ...window });
    const titles = () => app.shopify.discounts.map(({ title }) => title).sort();
    expect(configIn(app.shopify).carts).toHaveLength(2);
    // The usual one rests while the other one is live.
    const later = window.endDate.slice(0, 16).replace('T', ' ');
    expect(titles()).toEqual([
      'Cartwright: Sale',
      'Cartwright: Usual',
      `Cartwright: Usual (from ${later} UTC)`,
    ]);

    ahead = from + 24 * hour - Date.now() - 500;
    await app.ask(publishAgain, { body: {} });
    await eventually(() => configIn(app.shopify).carts.length === 1);
    await eventually(async () => (await publicationOf(app)).status === 'published');
    expect(titles()).toEqual(['Cartwright: Usual']);
    expect(app.shopify.discounts).toMatchObject([{ endsAt: null }]);
  });

  test('don’t keep a server from stopping when Shopify hangs', async () => {
    const app = await settledApp({ saveWaitMs: 300 });
    app.shopify.trouble = 'hangs';
    await app.save(await app.create());
    await app.server.close();
    // It has ended before the publication that it was at.
    expect(failuresOf(app)).toEqual([]);
  });

  test('are also served by us, with an ETag, to every origin', async () => {
    const app = await settledApp();
    await app.save(await app.create(), { enabled: true });
    const response = await app.fetch('/storefront/config.json', {
      headers: { origin: 'https://a-shop.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toBe(await readStorefrontConfig(forShop(database(), app.domain)));
    const etag = response.headers.get('etag') ?? '';
    const again = await app.fetch('/storefront/config.json', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('are served compressed if accepted, with a different ETag', async () => {
    const app = await settledApp();
    await app.save(await app.create(), { enabled: true });
    const request = async (accepted: string, held = '') => {
      const headers = { 'accept-encoding': accepted, 'if-none-match': held };
      const { status, headers: answered } = await app.fetch('/storefront/config.json', { headers });
      const [encoding, vary, etag] = ['content-encoding', 'vary', 'etag'].map((name) => answered.get(name));
      return { status, encoding, vary, etag };
    };
    const plain = await request('gzip;q=0');
    const packed = await request('br, gzip');
    expect(plain).toMatchObject({ status: 200, encoding: null, vary: 'Accept-Encoding' });
    expect(packed).toMatchObject({ status: 200, encoding: 'gzip', vary: 'Accept-Encoding' });
    expect(packed.etag).not.toBe(plain.etag);
    expect((await request('br, gzip', packed.etag ?? '')).status).toBe(304);
  });
});
