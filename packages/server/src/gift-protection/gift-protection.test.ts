import { readGiftProtection, switchGiftProtection } from '@cartwright/core/contract/gift-protection';
import { publishAgain } from '@cartwright/core/contract/publication';
import { readVersionedCheck } from '@cartwright/core/rewards/checked-rewards';
import { VALIDATION_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import { describe, expect, test } from 'vitest';
import { withGifts } from '../testing/a-rewarding-cart';
import { MUG } from '../testing/carts-in-time';
import type { FakeValidation } from '../testing/fake-shopify';
import { settled, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);
const startElsewhere = testApps(testDatabase({ own: true }));

/** An app with a cart that gives a mug, enabled. */
async function aShop(): Promise<TestApp> {
  const app = await settled(await startApp());
  app.shopify.products.push(MUG);
  const saved = await app.create('Summer');
  await app.save(saved, { enabled: true, ...withGifts(saved, [{ product_id: MUG.id, variant_ids: [] }]) });
  await app.idle();
  return app;
}

const turn = (app: TestApp, on: boolean) => app.ask(switchGiftProtection, { body: { on } });
const check = (app: TestApp) => app.ask(publishAgain, { body: {} });
const stateOf = async (app: TestApp) => (await app.ask(readGiftProtection)).giftProtection;
const only = ({ shopify }: TestApp): FakeValidation => {
  expect(shopify.validations).toHaveLength(1);
  return shopify.validations[0] as FakeValidation;
};
const reportedIn = (validation: FakeValidation, key = 'rewards-now') =>
  readVersionedCheck(JSON.parse(validation.metafields[key] ?? 'null'))?.rewards;

const givesGifts = (validation: FakeValidation) =>
  reportedIn(validation)?.bars[0]?.tiers.some(({ type }) => type === 'product') ?? false;
const withoutScopes = ({ shopify }: TestApp) => {
  shopify.scopes = shopify.scopes.filter((scope) => !scope.endsWith('_validations'));
};
/** What was published by us of a cart that is no more, so that it is taken away after the switch. */
const surplusOf = ({ shopify }: TestApp) => {
  const [known] = shopify.discounts;
  if (!known) throw new Error('A cart has its discount.');
  return {
    ...structuredClone(known),
    id: 'gid://shopify/DiscountAutomaticNode/9',
    title: 'Cartwright: gone',
  };
};

const someoneElses = (): FakeValidation => ({
  id: 'gid://shopify/Validation/7',
  title: 'Two per order',
  enabled: true,
  blockOnFailure: true,
  functionHandle: 'limits',
  metafields: {},
});

describe('gift protection', () => {
  test('is off by default', async () => {
    const app = await aShop();
    expect(await stateOf(app)).toEqual({ state: 'off', message: null, missingScopes: [] });
    expect(app.shopify.validations).toEqual([]);
  });

  test('stays off if turned off while Shopify checks whether it may be on', async () => {
    const app = await aShop();
    let respond = () => {};
    const requested = new Promise<void>((resolve) => {
      app.shopify.before = (operation) => {
        if (operation !== 'Scopes') return Promise.resolve();
        resolve();
        return new Promise((done) => (respond = done));
      };
    });
    const on = turn(app, true);
    await requested;
    app.shopify.before = null;
    expect((await turn(app, false)).giftProtection.state).toBe('off');
    respond();
    expect((await on).giftProtection.state).toBe('off');
    expect(app.shopify.validations).toEqual([]);
  });

  test('creates one enabled rule with the rewards, which fails open', async () => {
    const app = await aShop();
    const { giftProtection, publication } = await turn(app, true);
    expect([giftProtection.state, publication.status]).toEqual(['on', 'published']);
    expect(only(app)).toMatchObject({
      functionHandle: VALIDATION_FUNCTION_HANDLE,
      enabled: true,
      blockOnFailure: false,
    });
    expect(reportedIn(only(app))?.bars[0]?.tiers.some(({ type }) => type === 'product')).toBe(true);
    expect(reportedIn(only(app), 'rewards-next')?.bars).toEqual([]);
    await turn(app, true);
    expect(only(app).enabled).toBe(true);
  });

  test('follows every cart change within the switch', async () => {
    const app = await aShop();
    await turn(app, true);
    app.shopify.calls.splice(0);
    await app.save(await app.create('Winter'), { enabled: true });
    expect(reportedIn(only(app))?.bars[0]?.tiers.some(({ type }) => type === 'product')).toBe(false);
    expect(app.shopify.calls.filter((call) => call === 'SetMetafields')).toHaveLength(1);
    expect(app.shopify.calls).not.toContain('UpdateValidation');
  });

  test('includes the next scheduled sale', async () => {
    const app = await aShop();
    await turn(app, true);
    const sale = await app.create('Sale');
    const day = Math.floor(Date.now() / 86_400_000) + 2;
    const instant = (at: number) => new Date(at * 86_400_000).toISOString();
    await app.save(sale, {
      enabled: true,
      isScheduled: true,
      startDate: instant(day),
      endDate: instant(day + 1),
    });
    expect(reportedIn(only(app), 'rewards-next')?.cartId).toBe(sale.cart.id);
    expect(reportedIn(only(app))?.cartId).not.toBe(sale.cart.id);
  });

  test('removes everything of ours from Shopify when turned off, and nothing else', async () => {
    const app = await aShop();
    app.shopify.validations.push(someoneElses());
    await turn(app, true);
    expect(app.shopify.validations).toHaveLength(2);
    expect((await turn(app, false)).giftProtection.state).toBe('off');
    expect(app.shopify.validations).toEqual([someoneElses()]);
  });

  test.each([
    ['disables', (app: TestApp) => Object.assign(only(app), { enabled: false }), 1],
    ['deletes', (app: TestApp) => app.shopify.validations.splice(0), 0],
  ] as const)(
    'stays as it is when somebody %s in Shopify, until turned on here',
    async (_what, inShopify, left) => {
      const app = await aShop();
      await turn(app, true);
      inShopify(app);
      expect((await stateOf(app)).state).toBe('off_in_shopify');
      await check(app);
      expect(app.shopify.validations.filter(({ enabled }) => enabled)).toEqual([]);
      expect(app.shopify.validations).toHaveLength(left);
      expect((await turn(app, true)).giftProtection.state).toBe('on');
      expect(only(app).enabled).toBe(true);
    },
  );

  test('is on again with current rewards after being enabled in Shopify', async () => {
    const app = await aShop();
    await turn(app, true);
    only(app).enabled = false;
    await app.save(await app.create('Winter'), { enabled: true });
    only(app).enabled = true;
    expect((await stateOf(app)).state).toBe('on');
    expect(reportedIn(only(app))?.bars[0]?.tiers.some(({ type }) => type === 'product')).toBe(false);
  });

  test('fails open again after somebody made it block on failures', async () => {
    const app = await aShop();
    await turn(app, true);
    only(app).blockOnFailure = true;
    await check(app);
    expect(only(app)).toMatchObject({ enabled: true, blockOnFailure: false });
  });

  test('removes a duplicate on the next check', async () => {
    const app = await aShop();
    await turn(app, true);
    app.shopify.validations.unshift({
      ...structuredClone(only(app)),
      id: 'gid://shopify/Validation/1',
      enabled: false,
    });
    await check(app);
    expect(only(app).enabled).toBe(true);
  });

  test.each(['CreateValidation', 'UpdateValidation', 'DeleteValidation', 'SetMetafields'])(
    'recovers from a lost response to %s',
    async (lost) => {
      const app = await aShop();
      let remaining = 1;
      app.shopify.loses = (operation) => operation === lost && remaining-- > 0;
      await turn(app, true);
      await app.save(await app.create('Winter'), { enabled: true });
      expect(only(app)).toMatchObject({ enabled: true, blockOnFailure: false });
      expect(reportedIn(only(app))?.bars[0]?.tiers.some(({ type }) => type === 'product')).toBe(false);
      await turn(app, false);
      expect(remaining).toBeLessThan(1);
      expect(app.shopify.validations).toEqual([]);
    },
  );

  test('of another installation is replaced only with the merchant’s consent', async () => {
    const app = await aShop();
    await turn(app, true);
    const before = structuredClone(app.shopify.validations);
    const shop = { domain: app.domain, accessToken: app.shopify.token, apiOrigin: app.shopify.origin };
    const stranger = await startElsewhere({ shop });
    await turn(stranger, false);
    expect((await check(stranger)).publication.status).toBe('held');
    expect(app.shopify.validations).toEqual(before);
  });
});

describe('gift protection rejected by Shopify', () => {
  test('names missing permissions, and publishes everything else', async () => {
    const app = await aShop();
    app.shopify.scopes = app.shopify.scopes.filter((scope) => !scope.endsWith('_validations'));
    expect(await stateOf(app)).toMatchObject({
      state: 'unavailable',
      message: expect.stringContaining('write_validations'),
      missingScopes: ['read_validations', 'write_validations'],
    });
    const refused = await app.refused(switchGiftProtection, { body: { on: true } });
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('write_validations') });
    expect((await check(app)).publication).toMatchObject({ status: 'published', warnings: [] });
  });

  test('warns about revoked permissions, and what the old rule may still do', async () => {
    const app = await aShop();
    await turn(app, true);
    const scopes = [...app.shopify.scopes];
    withoutScopes(app);
    const { publication } = await app.save(await app.create('Winter'), { enabled: true });
    expect(publication).toMatchObject({
      status: 'published',
      warnings: [expect.stringMatching(/^Gift protection: .*permissions.* stop valid carts.*Checkout/)],
    });
    expect(await stateOf(app)).toMatchObject({
      state: 'out_of_reach',
      message: expect.stringMatching(/write_validations.* stop valid carts.*Checkout/),
      missingScopes: ['read_validations', 'write_validations'],
    });
    app.shopify.scopes = scopes;
    await check(app);
    expect((await stateOf(app)).state).toBe('on');
    expect(givesGifts(only(app))).toBe(false);
  });

  test('turns off without permissions, names leftovers, and removes them once permitted', async () => {
    const app = await aShop();
    await turn(app, true);
    const scopes = [...app.shopify.scopes];
    withoutScopes(app);
    const left = {
      state: 'unavailable',
      message: expect.stringMatching(/is off here.*rule.*Checkout/),
      missingScopes: ['read_validations', 'write_validations'],
    };
    const { giftProtection, publication } = await turn(app, false);
    expect(giftProtection).toEqual(left);
    expect(publication).toMatchObject({
      status: 'published',
      warnings: [expect.stringMatching(/is off here/)],
    });
    await turn(app, false);
    expect(await stateOf(app)).toEqual(left);
    app.shopify.scopes = scopes;
    expect((await check(app)).publication).toMatchObject({ status: 'published', warnings: [] });
    expect(app.shopify.validations).toEqual([]);
    withoutScopes(app);
    expect((await check(app)).publication.warnings).toEqual([]);
    expect((await stateOf(app)).message).not.toMatch(/is off here/);
  });

  test('removes a rule whose metafields are rejected before checkout gets new data', async () => {
    const app = await aShop();
    await turn(app, true);
    app.shopify.refusesMetafields = { of: 'validations', by: 'userError' };
    app.shopify.calls.splice(0);
    await app.save(await app.create('Winter'), { enabled: true });
    const writes = app.shopify.calls.filter((call) => /SetMetafields|Validation$/.test(call));
    expect(writes).toEqual([
      'SetMetafields',
      'DeleteValidation',
      'CreateValidation',
      'SetMetafields',
      'UpdateValidation',
    ]);
  });

  test.each(['userError', 'access'] as const)(
    'recreates a rule whose metafields are rejected (%s), and publishes the carts',
    async (how) => {
      const app = await aShop();
      await turn(app, true);
      const { id } = only(app);
      app.shopify.refusesMetafields = { of: 'validations', by: how };
      const { publication } = await app.save(await app.create('Winter'), { enabled: true });
      expect(publication).toMatchObject({ status: 'published', warnings: [] });
      expect(only(app)).toMatchObject({ enabled: true, blockOnFailure: false });
      expect(only(app).id).not.toBe(id);
      expect(givesGifts(only(app))).toBe(false);
      expect((await stateOf(app)).state).toBe('on');
    },
  );

  test('removes a rule that can’t be recreated rather than leave it stale', async () => {
    const app = await aShop();
    await turn(app, true);
    app.shopify.refusesMetafields = { of: 'validations', by: 'userError' };
    app.shopify.before = async (operation) => {
      app.shopify.validationError =
        operation === 'CreateValidation' ? { code: 'FUNCTION_NOT_FOUND', message: 'None.' } : null;
    };
    const { publication } = await app.save(await app.create('Winter'), { enabled: true });
    expect(publication).toMatchObject({
      status: 'published',
      warnings: [expect.stringMatching(/Update the app/)],
    });
    expect(app.shopify.validations).toEqual([]);
    expect((await stateOf(app)).state).toBe('unavailable');
    app.shopify.before = null;
    app.shopify.validationError = null;
    await check(app);
    expect((await stateOf(app)).state).toBe('on');
  });

  test('doesn’t enable a disabled rule after a rejection', async () => {
    const app = await aShop();
    await turn(app, true);
    only(app).enabled = false;
    app.shopify.refusesMetafields = { of: 'validations', by: 'userError' };
    const { publication } = await app.save(await app.create('Winter'), { enabled: true });
    expect(publication).toMatchObject({ status: 'published', warnings: [] });
    await check(app);
    expect(app.shopify.validations).toEqual([]);
    expect((await stateOf(app)).state).toBe('off_in_shopify');
  });

  test('keeps a read-only rule, and publishes the carts with a warning', async () => {
    const app = await aShop();
    await turn(app, true);
    app.shopify.scopes = app.shopify.scopes.filter((scope) => scope !== 'write_validations');
    app.shopify.refusesMetafields = { of: 'validations', by: 'access' };
    const warned = {
      status: 'published',
      warnings: [expect.stringMatching(/permissions.* stop valid carts.*Checkout/)],
    };
    const saved = await app.save(await app.create('Winter'), { enabled: true });
    expect(saved.publication).toMatchObject(warned);
    expect(only(app).enabled).toBe(true);
    expect(givesGifts(only(app))).toBe(true);
    expect((await stateOf(app)).state).toBe('out_of_reach');
    expect((await check(app)).publication).toMatchObject(warned);
  });

  test('keeps the rule if the carts themselves are rejected', async () => {
    const app = await aShop();
    await turn(app, true);
    const { id } = only(app);
    app.shopify.refusesMetafields = { of: 'everything', by: 'access' };
    const { publication } = await app.save(await app.create('Winter'), { enabled: true });
    expect(publication.status).toBe('failed');
    expect(only(app)).toMatchObject({ id, enabled: true });
    expect(givesGifts(only(app))).toBe(true);
  });

  test('doesn’t enable a rule again while the rest of the publication fails', async () => {
    const app = await aShop();
    app.shopify.before = async (operation) => {
      // From the moment when the rule is enabled, what comes after is refused.
      if (operation === 'DeleteDiscount' && app.shopify.validations[0]?.enabled) {
        app.shopify.discountError = { code: 'BAD_REQUEST', message: 'Not now.' };
      }
    };
    app.shopify.discounts.push(surplusOf(app));
    expect((await turn(app, true)).publication.status).toBe('failed');
    expect(only(app).enabled).toBe(true);
    only(app).enabled = false;
    app.shopify.discountError = null;
    app.shopify.before = null;
    await check(app);
    expect(only(app).enabled).toBe(false);
    expect((await stateOf(app)).state).toBe('off_in_shopify');
  });

  test('reports a rejected rule with Shopify’s reason, and still publishes carts', async () => {
    const app = await aShop();
    app.shopify.validationError = { code: 'MAX_VALIDATIONS_ACTIVATED', message: 'Too many.' };
    const { giftProtection, publication } = await turn(app, true);
    expect(giftProtection).toMatchObject({
      state: 'unavailable',
      message: expect.stringMatching(/25 active checkout rules/),
    });
    expect(publication).toMatchObject({ status: 'published', warnings: [giftProtection.message] });
    app.shopify.validationError = null;
    await check(app);
    expect((await stateOf(app)).state).toBe('on');
  });

  test('reports a timeout, and keeps the merchant’s choice', async () => {
    const app = await aShop();
    app.shopify.trouble = 503;
    expect(await app.refused(readGiftProtection)).toMatchObject({ code: 'shopify_unavailable' });
    expect((await turn(app, false)).giftProtection.state).toBe('turning_off');
    app.shopify.trouble = null;
    expect((await stateOf(app)).state).toBe('off');
  });
});
