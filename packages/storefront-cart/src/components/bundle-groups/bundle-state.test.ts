import { bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { lostByReducing, offByRules } from '@cartwright/core/offers/bundle-in-cart';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import type { DiscountedBundle } from '@cartwright/core/rewards/config';
import { aBundle, aStep, aTier } from '@cartwright/core/testing/a-bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { nameOf } from '../../state/ports/line-name';
import { aConfig, aRules, aShop, LAMP, MUG } from '../../testing/shop';
import { bundleState } from './bundle-state';

/** 10 % off three of one step. */
const RULE = aBundle({ tiers: [aTier(3)] }, { steps: [aStep({ maxQuantityPerStep: 6 })] });
const offered = (rule = RULE): DiscountedBundle => ({
  ...rule,
  steps: rule.steps.map((step) => ({
    ...step,
    products: [1, 2].map((productId) => ({ productId, variantIds: [] })),
  })),
});

const BUILT = { title: 'Your box', page: 'products/mug', rule: RULE };

/** A cart with two mugs of 30.00 and a lamp of 80.00 as a bundle, built by `RULE` and evaluated by `today`. */
async function aDrawnBundle(today: DiscountedBundle | null = offered()) {
  const config = aConfig();
  const rewards = { ...config.rewards, bars: [], ...(today && { bundles: [today] }) };
  const shop = await aShop({ config: { ...config, rewards: { ...rewards, bundles: [] } } });
  const ports = memoryPorts(shop.port);
  const session = createSession({
    ports,
    rules: { ...aRules({ ...config, rewards }), judgeOffers: judgedOffers },
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.cartStore.refresh();
  const properties = bundleProperties({ bundleId: '7', instance: 'a', step: 1 });
  const items = [
    { variantId: MUG, quantity: 2, properties, sellingPlanId: null },
    { variantId: LAMP, quantity: 1, properties, sellingPlanId: null },
  ];
  await session.dispatch({ type: 'add', items });
  const load = async () => ({ judgeOffers: () => undefined, lostByReducing, offByRules });
  const state = bundleState(session, load);
  await Promise.resolve();
  await Promise.resolve();
  const lineOf = (variantId: number) => {
    const line = session.cartStore.view.value?.cart.lines.find((each) => each.variantId === variantId);
    if (!line) throw new Error(`No line of variant ${variantId}`);
    return line;
  };
  const view = () => {
    const now = session.cartStore.view.value;
    if (!now) throw new Error('The cart was not read');
    return now;
  };
  state.drawn = new Set(view().cart.lines.map(({ key }) => key));
  const set = (variantId: number, quantity: number) =>
    session.dispatch({ type: 'set_quantity', line: nameOf(lineOf(variantId)), quantity });
  return { session, state, set, view, lineOf };
}

beforeEach(() => vi.stubGlobal('window', {}));

describe('bundle part in the cart', () => {
  it('asks for confirmation with the loss when the discount depends on it', async () => {
    const { state, set, lineOf } = await aDrawnBundle();
    const outcome = set(MUG, 1);
    // 10 % of a mug and a lamp.
    expect(state.asked.value).toMatchObject({
      key: lineOf(MUG).key,
      isRemoval: false,
      loss: { amount: 1100, giftKeys: [] },
    });
    state.asked.value?.answer(false);
    await outcome;
    expect(lineOf(MUG).quantity).toBe(2);
    const removal = set(LAMP, 0);
    expect(state.asked.value).toMatchObject({ isRemoval: true, loss: { amount: 600 } });
    state.asked.value?.answer(true);
    await removal;
    expect(() => lineOf(LAMP)).toThrow();
  });

  it('doesn’t ask when the question isn’t visible or nothing is lost', async () => {
    const { state, set, lineOf } = await aDrawnBundle();
    await set(MUG, 3);
    await set(MUG, 2);
    expect(lineOf(MUG).quantity).toBe(2);
    state.drawn = new Set();
    await set(MUG, 1);
    expect(lineOf(MUG).quantity).toBe(1);
  });

  it('is hidden while its bundle is being removed', async () => {
    const { session, state } = await aDrawnBundle();
    state.remove('7:a');
    expect([...state.leaving.value]).toEqual(['7:a']);
    await session.allDone();
    await vi.waitFor(() => expect(state.leaving.value.size).toBe(0));
    expect(session.cartStore.truth.value?.lines).toEqual([]);
  });
});

describe('B7: bundle edited by the merchant while in carts', () => {
  it.each([
    ['unchanged rule', offered(), { built: 1400, today: 1400 }],
    [
      'lower discount',
      offered({ ...RULE, discount: { ...RULE.discount, tiers: [aTier(3, { discountValue: '5' })] } }),
      { built: 1400, today: 700 },
    ],
    ['no longer published', null, { built: 1400, today: 0 }],
  ])(
    '%s: uses the current rule and compares it with the one shown before',
    async (_what, today, expected) => {
      const { state, view } = await aDrawnBundle(today);
      expect(state.sinceBuilt('7:a', BUILT, view())).toEqual(expected);
    },
  );

  it('returns null for a bundle built elsewhere', async () => {
    const { state, view } = await aDrawnBundle();
    expect(state.sinceBuilt('7:a', undefined, view())).toBeNull();
  });
});
