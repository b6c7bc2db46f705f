import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { newComponent } from '@cartwright/core/cart/new-cart';
import { changeCart, deleteCart, listCarts } from '@cartwright/core/contract/cart-list';
import {
  duplicateCart,
  readCart,
  type SavedCart,
  saveCart,
  setFallback,
} from '@cartwright/core/contract/carts';
import {
  applyVariant,
  createExperiment,
  endExperiment,
  readExperiment,
  readExperimentResults,
  saveExperiment,
  startExperiment,
} from '@cartwright/core/contract/experiments';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import type { StorefrontCart, StorefrontConfig } from '@cartwright/core/storefront/config';
import { withBars } from '@cartwright/core/testing/with-bars';
import { expect, test } from 'vitest';
import { nextBoundary } from '../cart/next-boundary';
import { forShop } from '../db/for-shop';
import { events } from '../db/schema';
import { titlesOf } from '../reports/row-titles';
import { settled, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const START = Date.parse('2026-05-04T12:00:00Z');
const KNOWN = { visitorsAWeek: 600, rate: 0.3 };

const configIn = (app: TestApp): StorefrontConfig =>
  JSON.parse(app.shopify.appMetafields.get('cartwright.storefront_config') ?? 'null');

/** An app with a live cart, a copy of it in two columns, and a test of both, whose clock the test sets. */
async function aShop(changes: Partial<ExperimentDocument> = {}) {
  const time = { now: START };
  const app = await settled(await startApp({ clock: () => new Date(time.now) }));
  const main = await app.save(await app.create('Main'), { enabled: true });
  const copy = await app.ask(duplicateCart, { params: { id: main.cart.id }, body: {} });
  const wide = await app.save(copy.cart, { name: 'Wide', layout: 'double', cartPageEnabled: false });
  const id = await aTest(app, main, wide, changes);
  return { app, time, main, wide, id };
}

async function aTest(
  app: TestApp,
  control: SavedCart,
  b: SavedCart,
  changes: Partial<ExperimentDocument> = {},
): Promise<string> {
  const body = { name: 'Which layout', context: 'smart_cart' };
  const { id } = (await app.ask(createExperiment, { body })).data;
  const { experiment, revision } = (await app.ask(readExperiment, { params: { id } })).data;
  const shown = [control.cart.id, b.cart.id];
  const variants = experiment.variants.map((each, at) => ({ ...each, documentId: shown[at] ?? null }));
  const setting = { ...experiment, variants, smallestGain: 30, ...changes };
  await app.ask(saveExperiment, { params: { id }, body: { setting, revision } });
  return id;
}

const starting = async (app: TestApp, id: string) => {
  const { revision } = (await app.ask(readExperiment, { params: { id } })).data;
  return { params: { id }, body: { revision, known: KNOWN } };
};
const start = async (app: TestApp, id: string) => app.ask(startExperiment, await starting(app, id));

const opened = (app: TestApp, { cart }: SavedCart) => app.ask(readCart, { params: { id: cart.id } });
const barsOf = ({ components }: Pick<StorefrontCart, 'components'>) =>
  components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars : [],
  );

test('publishes the variant during the test, under the control’s checkout rewards', async () => {
  const { app, main, id } = await aShop();
  const before = configIn(app);
  const discounts = structuredClone(app.shopify.discounts);
  await start(app, id);
  const [control, ...others] = configIn(app).carts;
  expect(others).toEqual([]);
  const { test: running, ...own } = control ?? expect.fail('It is live.');
  expect(own).toEqual(before.carts[0]);
  expect(running).toMatchObject({
    id,
    variants: [
      { id: 'control', share: 50 },
      { id: 'b', share: 50, cart: { layout: 'double', cartPageEnabled: false } },
    ],
  });
  const b = running?.variants[1]?.cart ?? expect.fail('It is a cart.');
  expect(barsOf(b).map((bar) => bar.id)).toEqual(own.rewards.bars.map((bar) => bar.id));
  expect(barsOf(b).flatMap(({ tiers }) => tiers.map((tier) => tier.id))).toEqual(
    own.rewards.bars.flatMap(({ tiers }) => tiers.map((tier) => tier.id)),
  );
  expect(own.id).toBe(main.cart.id);
  expect(app.shopify.discounts).toEqual(discounts);

  await app.ask(endExperiment, { params: { id }, body: {} });
  expect(configIn(app).carts).toEqual(before.carts);
});

test('removes the variant from the store by itself on the last day', async () => {
  const { app, time, id } = await aShop();
  const { run } = (await start(app, id)).data;
  const end = Date.parse(run?.endsAt ?? '');
  expect(await nextBoundary(forShop(database(), app.domain), time.now)).toBe(end);
  time.now = end;
  expect(await nextBoundary(forShop(database(), app.domain), time.now)).toBe(Number.POSITIVE_INFINITY);
  await app.save(await app.create('Another'));
  expect(configIn(app).carts[0]?.test).toBeUndefined();
});

test('locks its carts against saving, enabling, disabling, deleting and displacing', async () => {
  const { app, time, main, wide, id } = await aShop();
  const { run } = (await start(app, id)).data;
  const reason = 'This cart is in the running test “Which layout”. End the test to change it.';
  const locked = { status: 403, message: reason };
  for (const { cart, revision } of [main, wide]) {
    const params = { id: cart.id };
    expect(await app.refused(saveCart, { params, body: { cart, revision } })).toMatchObject(locked);
    const turned = { revision, enabled: !cart.enabled };
    expect(await app.refused(changeCart, { params, body: turned })).toMatchObject(locked);
    expect(await app.refused(setFallback, { params, body: { isFallback: true } })).toMatchObject(locked);
    const query = { revision: String(revision) };
    expect(await app.refused(deleteCart, { params, query })).toMatchObject(locked);
    expect((await opened(app, { cart } as SavedCart)).cart.abTestLocked).toBe(true);
  }
  const { combinedCarts } = await app.ask(listCarts);
  const test = { id, name: 'Which layout' };
  expect(combinedCarts).toHaveLength(2);
  for (const cart of combinedCarts)
    expect(cart.runningTest).toEqual({ ...test, isControl: cart.id === main.cart.id });
  const other = await app.create('Other');
  const enabling = { params: { id: other.cart.id }, body: { revision: other.revision, enabled: true } };
  expect(await app.refused(changeCart, enabling)).toMatchObject({
    status: 403,
    message: expect.stringContaining('“Main” is in the running test “Which layout”'),
  });

  time.now = Date.parse(run?.endsAt ?? '');
  await app.save(wide, { layout: 'single' });
  expect((await opened(app, main)).cart.abTestLocked).toBe(false);
});

test('rejects enabling a cart in place of a tested fallback', async () => {
  const { app, main, wide, id } = await aShop();
  const off = await app.save(main, { enabled: false });
  await app.ask(setFallback, { params: { id: off.cart.id }, body: { isFallback: true } });
  await start(app, id);
  expect(configIn(app).carts).toMatchObject([{ live: { kind: 'fallback' }, test: { id } }]);
  const other = await app.create('Other');
  const enabling = { params: { id: other.cart.id }, body: { revision: other.revision, enabled: true } };
  expect(await app.refused(changeCart, enabling)).toMatchObject({
    status: 403,
    message: expect.stringContaining('this cart would take its place'),
  });
  expect((await opened(app, wide)).cart.enabled).toBe(false);
});

/** A cart that ships for free from another amount on. */
const shippingFrom = (minimum: number, { cart }: SavedCart): CartDocument =>
  withBars(cart, (bars) =>
    bars.map((bar) => ({ ...bar, tiers: bar.tiers.map((tier) => ({ ...tier, minimum })) })),
  );

test('publishes both rewards to checkout, and the variant’s to the page', async () => {
  const { app, main, wide, id } = await aShop();
  await app.save(wide, { components: shippingFrom(31, wide).components });
  const rewards = () => JSON.parse(app.shopify.discounts[0]?.rewards ?? 'null');
  const before = rewards();
  await start(app, id);
  const { variants, ...control } = rewards();
  expect({ ...control, published: null }).toEqual({ ...before, published: null });
  const mark = `${id}.b`;
  expect(Object.keys(variants)).toEqual([mark]);
  expect(variants[mark].bars[0].tiers[0]).toMatchObject({ minimum: '31' });
  const [cart] = configIn(app).carts;
  expect(cart?.id).toBe(main.cart.id);
  expect(cart?.test?.variants[1]?.cart?.gives?.rewards).toEqual(variants[mark]);
  expect(cart?.discountsActive).toBe(true);
  // Reports count its tiers as the control's, and call them by the cart that they are of.
  const tier = `${main.cart.id} ${variants[mark].bars[0].tiers[0].id}`;
  const title = await titlesOf(forShop(database(), app.domain), 'tier', [tier]);
  expect(title(tier)).toMatch(/^Wide: .+ \(31\)$/);

  await app.ask(endExperiment, { params: { id }, body: {} });
  expect({ ...rewards(), published: null }).toEqual({ ...before, published: null });
});

test('creates a discount for a variant’s rewards if the control gives nothing', async () => {
  const { app, main, id } = await aShop();
  const { components } = withBars(main.cart, (bars) =>
    bars.map((bar) => ({ ...bar, tiers: bar.tiers.map((tier) => ({ ...tier, type: 'decorative' })) })),
  );
  await app.save(await opened(app, main), { components });
  expect(app.shopify.discounts).toEqual([]);
  await start(app, id);
  expect(app.shopify.discounts).toMatchObject([{ discountClasses: ['SHIPPING'] }]);
  await app.ask(endExperiment, { params: { id }, body: {} });
  expect(app.shopify.discounts).toEqual([]);
});

test('rejects rewards that are together too large for checkout', async () => {
  const { app, main, wide, id } = await aShop();
  const excluding = ({ cart }: SavedCart, first: number) => {
    const excludedProducts = Array.from({ length: 140 }, (_, at) => ({
      product_id: first + at,
      variant_ids: [],
    }));
    const { components } = withBars(cart, (bars) => bars.map((bar) => ({ ...bar, excludedProducts })));
    return { components };
  };
  await app.save(await opened(app, main), excluding(main, 7_000_000_000_000));
  await app.save(wide, excluding(wide, 8_000_000_000_000));
  const refused = await app.refused(startExperiment, await starting(app, id));
  expect(refused).toMatchObject({ status: 422, issues: [{ code: 'too_large', path: ['variants'] }] });
  expect(refused.issues?.[0]?.message).toContain('Variants of its test');
});

test('explains why a test can’t start: other attribution, a disabled control, another test', async () => {
  const { app, main, wide, id } = await aShop();
  const changed = await app.save(wide, { attributionTrackingEnabled: !wide.cart.attributionTrackingEnabled });
  expect(await app.refused(startExperiment, await starting(app, id))).toMatchObject({
    status: 422,
    issues: [
      {
        path: ['variants', 1, 'documentId'],
        message: expect.stringContaining('“Wide” has another attribution tracking'),
      },
    ],
  });
  const other = await aTest(app, changed, main);
  expect(await app.refused(startExperiment, await starting(app, other))).toMatchObject({
    issues: [
      { path: ['variants', 0, 'documentId'], message: expect.stringContaining('“Wide” is off') },
      { path: ['variants', 1, 'documentId'] },
    ],
  });
  await app.save(changed, { attributionTrackingEnabled: wide.cart.attributionTrackingEnabled });
  await start(app, id);
  const third = await aTest(app, main, await app.create('Third'));
  expect(await app.refused(startExperiment, await starting(app, third))).toMatchObject({
    issues: [{ message: expect.stringContaining('“Main” is in the running test “Which layout”') }],
  });
  expect(configIn(app).carts[0]?.test?.id).toBe(id);
});

/** Components of a cart with `bytes` of custom code. */
function withCode({ cart }: SavedCart, bytes: number): Pick<CartDocument, 'components' | 'dragDropState'> {
  const half = 'x'.repeat(bytes / 2);
  const block = newComponent('custom_code_block', () => 'code');
  return {
    components: [...cart.components, { ...block, settings: { html: half, css: half, script: '' } }],
    dragDropState: { ...cart.dragDropState, body: [...cart.dragDropState.body, block.componentId] },
  };
}

test('rejects carts that fit into the store only separately', async () => {
  const { app, main, wide, id } = await aShop();
  for (const saved of [main, wide]) await app.save(saved, withCode(saved, 80_000));
  const refused = await app.refused(startExperiment, await starting(app, id));
  expect(refused).toMatchObject({ status: 422, issues: [{ code: 'too_large', path: ['variants'] }] });
  expect(refused.issues?.[0]?.message).toMatch(
    /limit is 128 kB\. Largest: Variants of its test \([\d.]+ kB\)/,
  );
  expect(configIn(app).carts[0]?.test).toBeUndefined();
});

test('counts tiers reached in the tested cart', async () => {
  const { app, time, main, wide, id } = await aShop({ guardrails: [5] });
  await start(app, id);
  const happenedAt = new Date(START + 60_000);
  const event = (visitor: string, number: number) => ({
    pageId: `page ${visitor}`,
    number,
    happenedAt,
    visitorId: visitor,
    sessionId: `session ${visitor}`,
  });
  const exposed = (visitor: string, testVariant: string) =>
    ({ ...event(visitor, 0), subject: 'experiment', subjectId: id, name: 'exposed', testVariant }) as const;
  const reached = (visitor: string, subjectId: string) =>
    ({ ...event(visitor, 1), subject: 'cart', subjectId, name: 'tier_reached' }) as const;
  await forShop(database(), app.domain).insertMany(events, [
    exposed('jane', 'b'),
    reached('jane', main.cart.id),
    exposed('joe', 'control'),
    reached('joe', wide.cart.id),
    reached('nobody', main.cart.id),
  ]);
  time.now += 120_000;
  const { goals } = (await app.ask(readExperimentResults, { params: { id } })).data;
  const estimates = goals.find(({ goalId }) => goalId === 5)?.estimates;
  expect(estimates?.map(({ visitors, events: count }) => [visitors, count])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('applies a variant’s settings to the control in one undoable step, keeping place and tiers', async () => {
  const { app, main, id } = await aShop();
  await start(app, id);
  const before = await opened(app, main);
  const apply = async (variant: string | null) =>
    (await app.ask(applyVariant, { params: { id }, body: { variant } })).data.run;
  expect(await apply('b')).toMatchObject({ used: { variant: 'b', revision: before.revision } });
  const given = await opened(app, main);
  expect(given.cart).toMatchObject({ name: 'Main', enabled: true, layout: 'double', cartPageEnabled: false });
  const [published] = configIn(app).carts;
  expect(published).toMatchObject({ id: main.cart.id, layout: 'double' });
  expect(published?.test).toBeUndefined();
  const tiers = ({ cart }: SavedCart) =>
    cart.components.flatMap((component) =>
      component.type === 'tiered_progress_bar'
        ? component.settings.bars.flatMap((bar) => [bar.id, ...bar.tiers.map((tier) => tier.id)])
        : [],
    );
  expect(tiers(given)).toEqual(tiers(before));

  expect(await apply(null)).toMatchObject({ used: null });
  const restored = await opened(app, main);
  expect({ ...restored.cart, abTestLocked: true }).toEqual(before.cart);
  await apply('b');
  await app.save(await opened(app, main), { layout: 'double-right' });
  expect(await app.refused(applyVariant, { params: { id }, body: { variant: null } })).toMatchObject({
    code: 'conflict',
  });
});
