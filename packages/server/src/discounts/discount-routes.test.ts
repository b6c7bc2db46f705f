import {
  listAutomaticDiscounts,
  removeAutomaticDiscounts,
  updateAutomaticDiscounts,
} from '@cartwright/core/contract/automatic-discounts';
import { deleteCart } from '@cartwright/core/contract/cart-list';
import { publishAgain } from '@cartwright/core/contract/publication';
import { readShop } from '@cartwright/core/contract/shop';
import { describe, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { withLease } from '../db/lease';
import { PUBLISHING } from '../publishing/publisher';
import { withGifts } from '../testing/a-rewarding-cart';
import { MUG } from '../testing/carts-in-time';
import type { FakeDiscount } from '../testing/fake-shopify';
import { eventually, settled, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

/** A shop whose cart "Summer" gives free shipping and a mug, published. */
async function summerShop(options: Parameters<typeof startApp>[0] = {}) {
  const app = await settled(await startApp(options));
  app.shopify.products.push(MUG);
  const created = await app.create('Summer');
  const gifts = withGifts(created, [{ product_id: 11, variant_ids: [] }]);
  const saved = await app.save(created, { enabled: true, ...gifts });
  await app.idle();
  const [discount] = app.shopify.discounts;
  if (!discount) throw new Error('Nothing was published.');
  return { app, saved, discount };
}

const list = (app: TestApp) => app.ask(listAutomaticDiscounts);
const update = (app: TestApp) => app.ask(updateAutomaticDiscounts, { body: {} });
const remove = (app: TestApp, ...discounts: string[]) =>
  app.ask(removeAutomaticDiscounts, { body: { discounts } });

const someoneElses = (title: string, changes: Partial<FakeDiscount> = {}): FakeDiscount => ({
  id: `gid://shopify/DiscountAutomaticNode/9${title.length}${title.replace(/\D/g, '')}`,
  title,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  discountClasses: ['ORDER'],
  combinesWith: { orderDiscounts: false, productDiscounts: false, shippingDiscounts: false },
  functionHandle: null,
  rewards: null,
  ...changes,
});

/** One that another installation of the app has published. */
const fromElsewhere = ({ rewards, ...discount }: FakeDiscount, id: string, title: string): FakeDiscount => ({
  ...discount,
  id,
  title,
  rewards: JSON.stringify({
    ...JSON.parse(rewards ?? ''),
    cartId: 'their-cart',
    published: { instance: 'another', generation: 3 },
  }),
});

describe('discount list', () => {
  test('shows ours with cart, gifts and configuration, and unexpired ones of others', async () => {
    const { app, saved, discount } = await summerShop();
    app.shopify.discounts.push(
      someoneElses('Ten off'),
      someoneElses('Long over', { endsAt: '2026-02-01T00:00:00Z' }),
    );
    const { automaticDiscountNodes, missing, metadata, ...rest } = await list(app);
    expect(rest).toEqual({ successful: true, error: null });
    expect(missing).toEqual([]);
    expect(automaticDiscountNodes).toMatchObject([
      {
        id: discount.id,
        title: 'Cartwright: Summer',
        status: 'ACTIVE',
        app: 'Cartwright',
        ours: {
          cart: { id: saved.cart.id, name: 'Summer', exists: true },
          from: 'here',
          state: 'right',
          gives: { freeShipping: true, gifts: 1, orderDiscounts: [], volume: null },
          removable: false,
          errorHistory: null,
        },
      },
      { title: 'Ten off', app: null, discountClasses: ['ORDER'], ours: null },
    ]);
    expect(metadata).toMatchObject({
      currentMaxDiscounts: 25,
      hasRebuyOrderDiscount: false,
      hasRebuyProductDiscount: true,
      hasRebuyProductRustDiscount: false,
      totalAutomaticDiscounts: 2,
      mostAtOnce: 2,
    });
    expect(metadata.entries.map(({ key, id }) => [key, id])).toEqual([
      ['productDiscount', discount.id],
      ['tpb', discount.id],
    ]);
  });

  test('shows since when a function fails', async () => {
    const { app, discount } = await summerShop();
    discount.failingSince = '2026-11-03T08:00:00Z';
    expect((await list(app)).automaticDiscountNodes[0]?.ours?.errorHistory).toEqual({
      errorsFirstOccurredAt: '2026-11-03T08:00:00Z',
      hasBeenSharedSinceLastError: false,
    });
  });

  test('marks unreadable rewards', async () => {
    const { app, discount } = await summerShop();
    discount.rewards = JSON.stringify({ ...JSON.parse(discount.rewards ?? ''), bars: 'none' });
    const { automaticDiscountNodes, metadata } = await list(app);
    expect(automaticDiscountNodes[0]?.ours).toMatchObject({ state: 'differs', gives: null });
    expect(metadata.entries).toEqual([]);
  });

  test('counts by time, and explains why a cart has no discount for lack of room', async () => {
    const app = await settled(await startApp());
    for (let count = 0; count < 25; count += 1) app.shopify.discounts.push(someoneElses(`Other ${count}`));
    const created = await app.create('Summer');
    const { publication } = await app.save(created, { enabled: true });
    expect(publication.warnings).toMatchObject([
      expect.stringMatching(/^Automatic Discount Limit Reached\. /),
    ]);
    const { missing, metadata } = await list(app);
    expect(missing).toMatchObject([{ cart: { name: 'Summer' }, reason: 'no_room' }]);
    expect(metadata).toMatchObject({ totalAutomaticDiscounts: 25, mostAtOnce: 25 });
    expect(app.shopify.calls).not.toContain('CreateDiscount');
  });
});

describe('discount update', () => {
  test('recreates a discount deleted in Shopify', async () => {
    const { app, saved } = await summerShop();
    app.shopify.discounts.length = 0;
    expect((await list(app)).missing).toMatchObject([{ cart: { id: saved.cart.id }, reason: null }]);
    expect(await update(app)).toMatchObject({ successful: true, error: null, reason: null });
    const { automaticDiscountNodes, missing } = await list(app);
    expect(automaticDiscountNodes).toMatchObject([{ ours: { state: 'right' } }]);
    expect(missing).toEqual([]);
  });

  test('restores the dates of a discount that was ended', async () => {
    const { app, discount } = await summerShop();
    discount.endsAt = '2026-01-02T00:00:00Z';
    expect((await list(app)).automaticDiscountNodes).toMatchObject([
      { status: 'EXPIRED', ours: { state: 'differs', differences: ['time'] } },
    ]);
    expect(await update(app)).toMatchObject({ successful: true });
    expect(discount.endsAt).toBeNull();
  });

  test('returns Shopify’s error', async () => {
    const { app } = await summerShop();
    app.shopify.discounts.length = 0;
    app.shopify.discountError = { code: 'INVALID', message: 'Function not found.' };
    expect(await update(app)).toMatchObject({
      successful: false,
      error: 'Error updating automatic discounts',
      reason: expect.stringContaining('Function not found.'),
      publication: { status: 'failed' },
    });
  });

  test('reports paused publishing, and the list then needs no repair', async () => {
    const { app, discount } = await summerShop();
    const theirs = fromElsewhere(discount, 'gid://shopify/DiscountAutomaticNode/77', 'Cartwright: Theirs');
    app.shopify.discounts.push(theirs);
    discount.title = 'Renamed in Shopify';
    expect(await update(app)).toMatchObject({
      successful: false,
      error: 'Error updating automatic discounts',
      reason: expect.stringContaining('Publishing is paused.'),
      publication: { status: 'held' },
    });
    expect((await list(app)).automaticDiscountNodes[0]?.ours).toMatchObject({
      state: 'differs',
      differences: ['title'],
      reason: 'held',
    });
    app.shopify.discounts.splice(0, 1);
    expect((await list(app)).missing).toMatchObject([{ cart: { name: 'Summer' }, reason: 'held' }]);
    await update(app);
    expect(app.shopify.discounts).toEqual([theirs]);
  });

  test('reports a discount missing for lack of room until there is room', async () => {
    const app = await settled(await startApp());
    for (let count = 0; count < 25; count += 1) app.shopify.discounts.push(someoneElses(`Other ${count}`));
    await app.save(await app.create('Summer'), { enabled: true });
    expect(await update(app)).toMatchObject({
      successful: false,
      error: 'Error updating automatic discounts',
      reason: expect.stringMatching(
        /^Automatic Discount Limit Reached\..*"Cartwright: Summer" gives no rewards\.$/,
      ),
      publication: { status: 'published' },
    });
    app.shopify.discounts.pop();
    expect((await list(app)).missing).toMatchObject([{ reason: null }]);
    expect(await update(app)).toMatchObject({ successful: true, error: null, reason: null });
  });

  test('reports, as does the list, a discount that Shopify rejects for lack of room', async () => {
    const { app } = await summerShop();
    app.shopify.discounts.length = 0;
    app.shopify.discountError = { code: 'ACTIVE_PERIOD_OVERLAP', message: 'Only 25 can be active.' };
    expect((await list(app)).missing).toMatchObject([{ reason: null }]);
    expect(await update(app)).toMatchObject({
      successful: false,
      reason: expect.stringContaining('Shopify has no room for "Cartwright: Summer"'),
      publication: { status: 'published' },
    });
    expect((await list(app)).missing).toMatchObject([{ reason: 'no_room' }]);
    app.shopify.discountError = null;
    expect(await update(app)).toMatchObject({ successful: true });
    expect((await list(app)).missing).toEqual([]);
  });

  test('reports a discount missing because of its title', async () => {
    const app = await settled(await startApp());
    app.shopify.discounts.push(someoneElses('Cartwright: Summer'));
    await app.save(await app.create('Summer'), { enabled: true });
    expect(await update(app)).toMatchObject({
      successful: false,
      reason: expect.stringContaining('already has an automatic discount called "Cartwright: Summer"'),
      publication: { status: 'published' },
    });
  });

  test('succeeds with a warning for a discount that keeps its old title', async () => {
    const { app, discount, saved } = await summerShop();
    app.shopify.discounts.push(someoneElses('Cartwright: Spring'));
    await app.save(saved, { name: 'Spring' });
    expect(await update(app)).toMatchObject({
      successful: true,
      reason: null,
      publication: { warnings: [expect.stringContaining('called "Cartwright: Spring"')] },
    });
    expect(discount.title).toBe('Cartwright: Summer');
  });
});

describe('discount removal', () => {
  test('keeps and names discounts that a cart needs or others own', async () => {
    const { app, discount } = await summerShop();
    const other = someoneElses('Ten off');
    app.shopify.discounts.push(other);
    expect(await remove(app, discount.id, other.id)).toEqual({
      successful: false,
      error: 'Error removing cart transform discounts',
      reason: null,
      removed: [],
      kept: [
        { id: discount.id, title: 'Cartwright: Summer', reason: 'needed' },
        { id: other.id, title: 'Ten off', reason: 'not_ours' },
      ],
    });
    expect(app.shopify.discounts).toHaveLength(2);
  });

  test('removes what another installation left, once, and resumes publishing', async () => {
    const { app, discount } = await summerShop();
    const theirs = fromElsewhere(discount, 'gid://shopify/DiscountAutomaticNode/77', 'Cartwright: Theirs');
    app.shopify.discounts.push(theirs);
    await app.ask(publishAgain, { body: {} });
    expect((await list(app)).automaticDiscountNodes).toMatchObject([
      { ours: { state: 'right' } },
      {
        ours: {
          from: 'elsewhere',
          cart: { id: 'their-cart', name: 'Theirs', exists: false },
          removable: true,
        },
      },
    ]);
    expect(await remove(app, theirs.id, theirs.id)).toEqual({
      successful: true,
      error: null,
      reason: null,
      removed: [theirs.id],
      kept: [],
    });
    expect(app.shopify.discounts).toEqual([discount]);
    expect(await remove(app, theirs.id)).toMatchObject({ successful: true, removed: [theirs.id] });
    await eventually(async () => (await app.ask(readShop)).shop.publication.status === 'published');
  });

  test('keeps the discount of a cart shown in the store, whoever published it', async () => {
    const { app, discount } = await summerShop();
    const theirs = fromElsewhere(discount, 'gid://shopify/DiscountAutomaticNode/77', 'Cartwright: Theirs');
    app.shopify.discounts.push(theirs);
    const name = 'cartwright.storefront_config';
    const config = JSON.parse(app.shopify.appMetafields.get(name) ?? '');
    const shown = {
      ...config,
      carts: [{ id: 'their-cart' }],
      published: { instance: 'another', generation: 3 },
    };
    app.shopify.appMetafields.set(name, JSON.stringify(shown));
    expect(await remove(app, theirs.id)).toMatchObject({
      successful: false,
      kept: [{ id: theirs.id, reason: 'in_store' }],
    });
    expect((await list(app)).automaticDiscountNodes[1]?.ours?.removable).toBe(false);
  });

  test('keeps the discount of a deleted cart while the store still shows it', async () => {
    const { app, saved, discount } = await summerShop();
    const theirs = fromElsewhere(discount, 'gid://shopify/DiscountAutomaticNode/77', 'Cartwright: Theirs');
    app.shopify.discounts.push(theirs);
    await app.ask(publishAgain, { body: {} });
    const { id } = saved.cart;
    await app.ask(deleteCart, { params: { id }, query: { revision: String(saved.revision) } });
    expect((await list(app)).automaticDiscountNodes[0]).toMatchObject({
      id: discount.id,
      ours: { state: 'not_needed', cart: { name: 'Summer', exists: false }, removable: false },
    });
    expect((await remove(app, discount.id)).kept).toMatchObject([{ id: discount.id, reason: 'in_store' }]);
    // Publishing goes on without the other one, and takes it out itself.
    await remove(app, theirs.id);
    await eventually(() => app.shopify.discounts.length === 0);
  });

  test('checks again after a lost response before reporting', async () => {
    const { app, discount } = await summerShop();
    const theirs = fromElsewhere(discount, 'gid://shopify/DiscountAutomaticNode/77', 'Cartwright: Theirs');
    app.shopify.discounts.push(theirs);
    app.shopify.loses = (operation) => operation === 'DeleteDiscount';
    expect(await remove(app, theirs.id)).toMatchObject({ successful: true, removed: [theirs.id] });
    expect(app.shopify.calls.filter((operation) => operation === 'DeleteDiscount')).toHaveLength(1);
  });

  test('reports failure with Shopify’s reason', async () => {
    const { app, discount } = await summerShop();
    const theirs = fromElsewhere(discount, 'gid://shopify/DiscountAutomaticNode/77', 'Cartwright: Theirs');
    app.shopify.discounts.push(theirs);
    app.shopify.discountError = { code: 'INVALID', message: 'Not this one.' };
    expect(await remove(app, theirs.id)).toEqual({
      successful: false,
      error: 'Error removing cart transform discounts',
      reason: 'Shopify didn’t delete the discount "Cartwright: Theirs": Not this one.',
      removed: [],
      kept: [],
    });
  });

  test('doesn’t interrupt a publication', async () => {
    const { app, discount } = await summerShop();
    const theirs = fromElsewhere(discount, 'gid://shopify/DiscountAutomaticNode/77', 'Cartwright: Theirs');
    app.shopify.discounts.push(theirs);
    await withLease(forShop(database(), app.domain), PUBLISHING, async () => {
      expect(await remove(app, theirs.id)).toMatchObject({
        successful: false,
        reason: 'Your carts are being published right now. Try again in a moment.',
      });
    });
    expect(app.shopify.discounts).toContain(theirs);
  });
});

describe('discounts without Shopify', () => {
  test.each(['hangs', 503] as const)('(%s) the list reports it', async (trouble) => {
    const { app } = await summerShop({ timeoutFactor: 0.1 });
    app.shopify.trouble = trouble;
    expect(await app.refused(listAutomaticDiscounts)).toMatchObject({
      status: 502,
      code: 'shopify_unavailable',
      message: 'Shopify isn’t responding right now.',
    });
  });

  test('a removal removes nothing, and reports it', async () => {
    const { app, discount } = await summerShop();
    app.shopify.trouble = 503;
    expect(await remove(app, discount.id)).toMatchObject({
      successful: false,
      reason: 'Shopify isn’t responding right now.',
      removed: [],
    });
  });

  test('an update continues by itself, and reports it', async () => {
    const { app } = await summerShop();
    app.shopify.trouble = 503;
    expect(await update(app)).toMatchObject({
      successful: false,
      reason: 'Shopify isn’t responding right now. Cartwright keeps trying.',
      publication: { status: 'pending' },
    });
  });
});

test('a removal requires 1 to 100 discounts', async () => {
  const app = await startApp();
  for (const discounts of [[], Array.from({ length: 101 }, (_, index) => `id-${index}`), ['x'.repeat(65)]]) {
    expect(await app.refused(removeAutomaticDiscounts, { body: { discounts } })).toMatchObject({
      code: 'invalid_request',
    });
  }
});
