import { describe, expect, it } from 'vitest';
import { LAMP, MONTHLY, MUG, STICKERS, STICKERS_GIFT, TOTE, TOTE_GIFT } from '../../testing/shop';
import type { Fate, Trouble } from '../../testing/troubled-store';
import { type Done, twoTabs } from '../../testing/two-tabs';
import { theCarts } from '../../testing/walked-shop';
import type { Intent } from '../ports/intent';
import { nameOf } from '../ports/line-name';

const fate = (trouble: Trouble): Fate => ({ trouble, there: 20, back: 20 });

/** Fates of an add, the read after it, and the other tab's read. */
const ADDED_AND_HEARD_OF: readonly Trouble[] = ['none', 'none', 'none'];

/** Two tabs that have read the cart. The fates apply to the following requests. */
async function aPair(...fates: readonly Trouble[]) {
  const done: Done[] = [];
  const untroubled = [fate('none'), fate('none')];
  const tabs = twoTabs({
    carts: theCarts({ basis: 'amount', excludeDiscountInSubtotal: true, useLineItemMode: false }, null),
    unknown: [],
    codesByStorefront: false,
    locks: true,
    charging: false,
    fates: [...untroubled, ...fates.map(fate)],
    onDone: (now) => done.push(...now),
  });
  await tabs.time.pass(1000);
  return {
    ...tabs,
    done,
    add: (tab: number, variantId: number, quantity = 1) =>
      tabs.dispatch(tab, {
        type: 'add',
        items: [{ variantId, quantity, properties: {}, sellingPlanId: null }],
      }),
    ask: (tab: number, ...intents: readonly Intent[]) => {
      for (const intent of intents) tabs.dispatch(tab, intent);
    },
    seen: (tab: number) =>
      (tabs.cartStore(tab).view.value?.cart.lines ?? []).map(({ variantId, quantity }) => [
        variantId,
        quantity,
      ]),
    line: (tab: number, variantId: number) => {
      const found = tabs.cartStore(tab).view.value?.cart.lines.find((each) => each.variantId === variantId);
      if (!found) throw new Error(`No line of variant ${variantId}`);
      return nameOf(found);
    },
    stored: () => tabs.store.state().lines.map(({ variantId, quantity }) => [variantId, quantity]),
  };
}

describe('other tab', () => {
  it('reads the cart after a change here, without writing', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.passAll();
    expect(pair.store.writes()).toBe(1);
    expect(pair.seen(1)).toEqual(pair.seen(0));
  });

  it('shows its actions while it waits for the lock', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.pass(5);
    pair.add(1, MUG);
    pair.add(1, MUG);
    await pair.time.pass(5);
    expect(pair.seen(1)).toEqual([[MUG, 2]]);
    await pair.time.passAll();
    expect(pair.stored()).toEqual([
      [MUG, 2],
      [LAMP, 1],
      [STICKERS, 1],
    ]);
  });

  it('merges actions while it waits for the lock', async () => {
    const pair = await aPair();
    pair.add(1, MUG);
    await pair.time.passAll();
    pair.add(0, LAMP);
    await pair.time.pass(5);
    const line = pair.line(1, MUG);
    pair.ask(1, { type: 'set_quantity', line, quantity: 2 });
    await pair.time.pass(5);
    pair.ask(1, { type: 'set_quantity', line, quantity: 3 }, { type: 'set_quantity', line, quantity: 4 });
    await pair.time.passAll();
    expect(pair.store.writes()).toBe(3);
    expect(pair.stored()).toContainEqual([MUG, 4]);
  });

  it('removes a gift just earned here before being notified', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.pass(5);
    pair.ask(1, { type: 'decline_gift', giftId: STICKERS_GIFT });
    await pair.time.passAll();
    expect(pair.stored()).toEqual([[LAMP, 1]]);
  });

  it.each([
    ['can’t read the cart afterwards', ['none', 'none', 'none', 'too_many', 'too_many', 'too_many'], 20_000],
    ['is left before the response', [], 30],
  ] as const)('removes a gift that was sent alone, by a page that %s', async (_page, troubles, after) => {
    const pair = await aPair(...troubles);
    pair.store.fetch('/cart/add.js', { body: JSON.stringify({ id: MUG, quantity: 3 }) });
    for (const tab of [0, 1]) void pair.cartStore(tab).refresh();
    await pair.time.pass(100);
    pair.ask(0, { type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.sand });
    await pair.time.pass(5);
    pair.ask(1, { type: 'decline_gift', giftId: STICKERS_GIFT });
    await pair.time.pass(after);
    if (troubles.length === 0) pair.reload(0);
    await pair.time.passAll();
    expect(pair.stored()).toEqual([[MUG, 3]]);
  });

  it('doesn’t change another line that now has its line’s key', async () => {
    const pair = await aPair();
    pair.add(0, MUG);
    pair.add(0, TOTE.moss);
    await pair.time.passAll();
    const line = pair.line(1, TOTE.moss);
    pair.ask(
      1,
      { type: 'set_plan', line, sellingPlanId: MONTHLY },
      { type: 'set_quantity', line: { ...line, sellingPlanId: MONTHLY }, quantity: 3 },
    );
    pair.ask(0, { type: 'swap_variant', line: pair.line(0, MUG), variantId: TOTE.moss });
    await pair.time.passAll();
    const plans = pair.store
      .state()
      .lines.map(({ variantId, quantity, sellingPlanId }) => [variantId, quantity, sellingPlanId]);
    expect(plans).toContainEqual([TOTE.moss, 1, null]);
    expect(plans).toContainEqual([TOTE.moss, 3, MONTHLY]);
  });

  it('leaves out a gift declined on a page that closed before the response', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.passAll();
    pair.ask(0, { type: 'decline_gift', giftId: STICKERS_GIFT });
    await pair.time.pass(30);
    pair.reload(0);
    pair.add(1, MUG);
    await pair.time.passAll();
    expect(pair.stored()).toEqual([
      [MUG, 1],
      [LAMP, 1],
    ]);
  });
});

describe('page being left', () => {
  it('sends actions still waiting for another tab', async () => {
    const pair = await aPair();
    pair.add(1, MUG);
    await pair.time.passAll();
    pair.add(0, LAMP);
    await pair.time.pass(5);
    pair.ask(1, { type: 'set_quantity', line: pair.line(1, MUG), quantity: 2 });
    await pair.time.pass(5);
    pair.reload(1);
    await pair.time.passAll();
    expect(pair.stored()).toContainEqual([MUG, 2]);
  });

  it('sends no gift that another tab has declined', async () => {
    const pair = await aPair();
    pair.ask(0, { type: 'decline_gift', giftId: STICKERS_GIFT });
    await pair.time.pass(5);
    pair.add(1, LAMP);
    pair.reload(1);
    await pair.time.passAll();
    expect(pair.stored()).toEqual([[LAMP, 1]]);
  });

  it.each([
    ['before the response', 5],
    ['between its requests', 45],
  ])('declines a gift the other tab is sending, %s', async (_when, after) => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.pass(after);
    pair.ask(1, { type: 'decline_gift', giftId: STICKERS_GIFT });
    pair.reload(1);
    await pair.time.passAll();
    expect(pair.stored()).toEqual([[LAMP, 1]]);
    pair.add(0, MUG);
    await pair.time.passAll();
    expect(pair.stored()).toEqual([
      [MUG, 1],
      [LAMP, 1],
    ]);
  });

  it('keeps a gift declined after the other tab’s request for it failed', async () => {
    const pair = await aPair('too_many', 'too_many', 'too_many', 'too_many');
    pair.add(0, LAMP);
    await pair.time.pass(5);
    pair.ask(1, { type: 'decline_gift', giftId: STICKERS_GIFT });
    pair.reload(1);
    await pair.time.passAll();
    pair.add(0, LAMP);
    await pair.time.passAll();
    expect(pair.stored()).toEqual([[LAMP, 1]]);
  });

  it('notifies the other tab of its requests, even before reading the cart', async () => {
    const pair = await aPair();
    pair.store.fetch('/cart/add.js', { body: JSON.stringify({ id: MUG, quantity: 1 }) });
    void pair.cartStore(0).refresh();
    await pair.time.passAll();
    pair.reload(1);
    pair.add(1, MUG);
    pair.reload(1);
    pair.ask(0, { type: 'set_quantity', line: pair.line(0, MUG), quantity: 1 });
    await pair.time.passAll();
    expect(pair.stored()).toEqual([[MUG, 1]]);
  });

  it('notifies the other tab immediately', async () => {
    const pair = await aPair();
    pair.add(1, MUG);
    pair.reload(1);
    await pair.time.passAll();
    expect(pair.seen(0)).toEqual([[MUG, 1]]);
  });

  it('sends the text being typed', async () => {
    const pair = await aPair();
    pair.ask(0, { type: 'note', note: 'Ring twice' });
    await pair.time.pass(100);
    pair.reload(0);
    expect(pair.store.state().note).toBe('Ring twice');
  });

  it('sends the actions waiting behind the running one, without repeating it', async () => {
    const pair = await aPair();
    pair.add(0, MUG);
    await pair.time.passAll();
    const line = pair.line(0, MUG);
    pair.add(0, LAMP);
    pair.ask(0, { type: 'set_quantity', line, quantity: 3 });
    await pair.time.pass(25);
    pair.cartStore(0).leave();
    await pair.time.passAll();
    expect(pair.stored().filter(([variant]) => variant !== STICKERS)).toEqual([
      [LAMP, 1],
      [MUG, 3],
    ]);
  });

  it.each([0, 1, 2, 4])('sends %s of a line waiting to be added', async (quantity) => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.pass(5);
    pair.add(1, MUG, 2);
    await pair.time.pass(5);
    pair.ask(1, { type: 'set_quantity', line: pair.line(1, MUG), quantity });
    pair.cartStore(1).leave();
    await pair.time.passAll();
    expect(pair.stored().filter(([variant]) => variant === MUG)).toEqual(
      quantity === 0 ? [] : [[MUG, quantity]],
    );
  });

  it('sends the rest of a line being added', async () => {
    const pair = await aPair();
    pair.add(0, MUG, 1);
    await pair.time.pass(5);
    pair.ask(0, { type: 'set_quantity', line: pair.line(0, MUG), quantity: 3 });
    pair.cartStore(0).leave();
    await pair.time.passAll();
    expect(pair.stored()).toContainEqual([MUG, 3]);
  });

  it.each([
    ['while it is still reading the cart', [], 40],
    ['while it waits to retry', ['too_many'], 140],
  ] as const)('sends once what an action hasn’t sent yet, %s', async (_when, troubles, after) => {
    const pair = await aPair(...ADDED_AND_HEARD_OF, ...troubles);
    pair.add(0, LAMP);
    await pair.time.pass(60);
    pair.add(1, MUG);
    await pair.time.pass(after);
    pair.reload(1);
    await pair.time.passAll();
    expect(pair.stored()).toContainEqual([MUG, 1]);
  });

  it.each([
    [40, []],
    [140, ['too_many']],
  ] as const)('sends it once even if the shopper returns after %s ms', async (after, troubles) => {
    const pair = await aPair(...ADDED_AND_HEARD_OF, ...troubles);
    pair.add(0, LAMP);
    await pair.time.pass(60);
    pair.add(1, MUG);
    await pair.time.pass(after);
    pair.cartStore(1).leave();
    await pair.time.passAll();
    expect(pair.stored()).toContainEqual([MUG, 1]);
    expect(pair.cartStore(1).busy.value).toBe(false);
  });

  it('sends nothing twice when the shopper returns', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.pass(5);
    pair.add(1, MUG);
    await pair.time.pass(5);
    pair.cartStore(1).leave();
    await pair.time.passAll();
    expect(pair.stored()).toContainEqual([MUG, 1]);
    expect(pair.done).toHaveLength(2);
    expect(pair.cartStore(1).busy.value).toBe(false);
  });

  it('drops actions that need a response', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.pass(5);
    pair.ask(1, { type: 'codes', apply: ['FIFTH'], remove: [], unless: ['useless'] });
    await pair.time.pass(5);
    pair.reload(1);
    await pair.time.passAll();
    expect(pair.store.state().codes).toEqual([]);
  });
});

describe('typed text', () => {
  it('is sent once when typing pauses', async () => {
    const pair = await aPair();
    for (const note of ['R', 'Ri', 'Rin', 'Ring']) {
      pair.ask(0, { type: 'note', note });
      await pair.time.pass(300);
    }
    expect(pair.cartStore(0).view.value?.cart.note).toBe('Ring');
    expect(pair.store.writes()).toBe(0);
    await pair.time.passAll();
    expect(pair.store.writes()).toBe(1);
    expect(pair.store.state().note).toBe('Ring');
    expect(pair.done).toHaveLength(4);
  });

  it('is sent immediately before another action', async () => {
    const pair = await aPair();
    pair.ask(0, { type: 'note', note: 'Ring' });
    pair.add(0, MUG);
    await pair.time.pass(200);
    expect(pair.store.writes()).toBe(2);
  });
});

describe('failing store', () => {
  it('is asked again for the cart changed by another tab', async () => {
    const pair = await aPair('none', 'none', 'too_many', 'too_many', 'too_many');
    pair.add(0, MUG);
    await pair.time.pass(10_000);
    expect(pair.seen(1)).toEqual([]);
    await pair.time.pass(10_000);
    expect(pair.seen(1)).toEqual([[MUG, 1]]);
  });

  it('isn’t asked again when its retry time is too long', async () => {
    const pair = await aPair('too_many_for_long');
    pair.add(0, MUG);
    await pair.time.pass(1000);
    expect(pair.done).toMatchObject([{ outcome: { ok: false, code: 'busy' } }]);
    expect(pair.seen(0)).toEqual([]);
  });

  it('gets the retry time it requests', async () => {
    const pair = await aPair('too_many');
    pair.add(0, MUG);
    await pair.time.pass(2900);
    expect(pair.cartStore(0).notice.value).toEqual({ kind: 'retrying', code: 'busy' });
    expect(pair.store.writes()).toBe(0);
    await pair.time.passAll();
    expect(pair.done).toMatchObject([{ outcome: { ok: true } }]);
  });

  it('shows an accepted item even if the cart can’t be read', async () => {
    const pair = await aPair('none', 'too_many', 'too_many', 'too_many');
    pair.add(0, MUG);
    await pair.time.pass(15_000);
    expect(pair.done).toMatchObject([{ outcome: { ok: true } }]);
    expect(pair.seen(0)).toEqual([[MUG, 1]]);
    pair.ask(0, { type: 'set_quantity', line: pair.line(0, MUG), quantity: 2 });
    await pair.time.passAll();
    expect(pair.stored()).toEqual([[MUG, 2]]);
  });

  it('keeps an item visible despite a stale read', async () => {
    const pair = await aPair('none', 'stale');
    pair.add(0, MUG);
    await pair.time.pass(100);
    expect(pair.seen(0)).toEqual([[MUG, 1]]);
  });

  it('is read twice when it returns a cart older than the last change', async () => {
    const pair = await aPair(...ADDED_AND_HEARD_OF, 'stale');
    pair.add(0, MUG);
    await pair.time.pass(1000);
    const read = pair.cartStore(0).refresh();
    await pair.time.passAll();
    expect(await read).toBe(true);
    expect(pair.seen(0)).toEqual([[MUG, 1]]);
  });

  it.each(['half_a_cart', 'page', 'answer_broken'] as const)(
    'is read again when a response isn’t a cart (%s)',
    async (trouble) => {
      const pair = await aPair(...ADDED_AND_HEARD_OF, trouble);
      pair.add(0, MUG);
      await pair.time.pass(1000);
      pair.ask(0, { type: 'set_quantity', line: pair.line(0, MUG), quantity: 2 });
      await pair.time.passAll();
      expect(pair.store.writes()).toBe(2);
      expect(pair.stored()).toEqual([[MUG, 2]]);
      expect(pair.done).toMatchObject([{ outcome: { ok: true } }, { outcome: { ok: true } }]);
    },
  );

  it('sets the requested quantity after a concurrent theme change', async () => {
    const pair = await aPair();
    pair.add(0, MUG);
    await pair.time.passAll();
    pair.store.fetch('/cart/add.js', { body: JSON.stringify({ id: MUG, quantity: 1 }) });
    pair.ask(0, { type: 'set_quantity', line: pair.line(0, MUG), quantity: 3 });
    await pair.time.passAll();
    expect(pair.stored()).toContainEqual([MUG, 3]);
  });
});

describe('page of a market left in another tab', () => {
  it('promises nothing at its own rate and adds no gift that would be charged', async () => {
    const pair = await aPair();
    pair.buyIn(0, 'japan');
    await pair.time.passAll();
    pair.add(1, MUG);
    await pair.time.passAll();
    expect(pair.cartStore(1).truth.value?.currency).toBe('JPY');
    expect(pair.cartStore(1).view.value?.rewards.bar?.tiers).toEqual([]);
    expect(pair.stored()).toEqual([[MUG, 1]]);
    expect(pair.store.writes()).toBe(1);
  });

  it('gets the earned gifts after a reload', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.passAll();
    pair.buyIn(0, 'germany');
    pair.ask(1, { type: 'settle' });
    await pair.time.passAll();
    expect(pair.stored()).toEqual([[LAMP, 1]]);
    pair.followMarket();
    pair.ask(1, { type: 'settle' });
    await pair.time.passAll();
    expect(pair.stored()).toEqual([
      [STICKERS, 1],
      [LAMP, 1],
    ]);
  });
});

describe('newly live cart across tabs', () => {
  const tiers = ({ store }: Awaited<ReturnType<typeof aPair>>) =>
    store.state().lines.flatMap(({ properties }) => properties._tier ?? []);

  it('replaces the old cart’s gifts with its own, despite different clocks', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    pair.add(0, MUG);
    await pair.time.passAll();
    expect(tiers(pair)).toEqual(['stickers-tier']);
    pair.goLive('sale', { store: 100, tabs: [1000, 5000] });
    await pair.time.passAll();
    expect(tiers(pair)).toEqual(['sale-stickers-tier']);
    pair.goLive('none', { store: 1000, tabs: [100, 5000] });
    await pair.time.passAll();
    expect(tiers(pair)).toEqual([]);
  });

  it('restores a briefly charged gift together with its cart', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.passAll();
    pair.goLive('none', { store: 0, tabs: [2000, 2000] });
    await pair.time.pass(100);
    void pair.cartStore(0).refresh();
    pair.ask(0, { type: 'settle' });
    await pair.time.pass(1000);
    expect(tiers(pair)).toEqual([]);
    await pair.time.passAll();
    pair.goLive('usual', { store: 0, tabs: [1000, 1000] });
    await pair.time.passAll();
    expect(tiers(pair)).toEqual(['stickers-tier']);
  });

  it('remembers a removed gift of a bar on another page', async () => {
    const pair = await aPair();
    pair.add(0, LAMP);
    await pair.time.passAll();
    pair.buyIn(0, 'germany');
    await pair.time.passAll();
    pair.ask(0, { type: 'set_quantity', line: pair.line(0, STICKERS), quantity: 0 });
    await pair.time.passAll();
    pair.buyIn(0, 'home');
    pair.ask(0, { type: 'settle' });
    await pair.time.passAll();
    expect(tiers(pair)).toEqual([]);
  });
});
