import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { crossSellProperties } from '@cartwright/core/widgets/line-properties';
import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '../app/public-api';
import { memoryPorts } from '../platform/memory/memory-ports';
import { createSession } from '../session/session';
import { nameOf } from '../state/ports/line-name';
import { aConfig, aRules, aShop, LAMP, MUG, type Shop, STICKERS, STICKERS_GIFT } from '../testing/shop';
import { observe } from './observe';
import { reportedBefore } from './reported-before';

/** A page with an observed cart, and its events as `name tier`. */
async function aPage(config: StorefrontCart = aConfig(), shop?: Shop, currency = 'EUR') {
  const { port, storage } = shop ?? (await aShop({ config }));
  const events: AnalyticsEvent[] = [];
  const session = createSession({
    ports: { ...memoryPorts(port), storage },
    rules: aRules(config),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
    onAction: (intent, outcome) => observer.begun(intent, outcome),
  });
  const consent = { allowed: () => true, isOpen: () => false, listen: () => undefined };
  const observer = observe(session, reportedBefore(storage, consent), currency, (event) =>
    events.push(event),
  );
  const add = (variantId: number, quantity = 1, properties = {}) =>
    session.dispatch({ type: 'add', items: [{ variantId, quantity, properties, sellingPlanId: null }] });
  const reported = () => events.splice(0).map(({ name, tier }) => (tier === null ? name : `${name} ${tier}`));
  const line = (variantId: number) => {
    const found = session.cartStore.view.peek()?.cart.lines.find((each) => each.variantId === variantId);
    if (!found) throw new Error(`No line of variant ${variantId}`);
    return nameOf(found);
  };
  return { session, observer, events, add, reported, line };
}

describe('cart analytics events', () => {
  it('reports the cart as shown once and as opened each time', async () => {
    const { observer, reported, events } = await aPage();
    observer.opened();
    expect(events).toMatchObject([
      { name: 'shown', cart: aConfig().id, total: null, currency: 'EUR', tier: null },
      { name: 'opened' },
    ]);
    reported();
    observer.opened();
    expect(reported()).toEqual(['opened']);
  });

  it('reports nothing until the currency is known', async () => {
    const { session, observer, events } = await aPage(aConfig(), undefined, '');
    observer.opened();
    expect(events).toEqual([]);
    await session.refresh();
    observer.opened();
    expect(events).toMatchObject([{ name: 'opened', currency: 'USD' }]);
  });

  it('reports tiers and gifts once, with the total, after the cart has settled', async () => {
    const { session, add, reported, events, line } = await aPage();
    await session.refresh();
    await add(LAMP);
    await add(MUG);
    expect(events.at(-1)).toMatchObject({ name: 'gift_added', total: 8000, currency: 'USD' });
    expect(reported()).toEqual([
      'tier_reached shipping-tier',
      'tier_reached stickers-tier',
      'gift_added stickers-tier',
    ]);
    await session.dispatch({ type: 'set_quantity', line: line(LAMP), quantity: 0 });
    await add(LAMP);
    expect(reported()).toEqual([]);
  });

  it('reports only changes on a later page', async () => {
    const shop = await aShop();
    const first = await aPage(aConfig(), shop);
    await first.add(LAMP);
    await first.add(MUG);
    expect(first.reported()).not.toEqual([]);
    const second = await aPage(aConfig(), shop);
    await second.session.refresh();
    expect(second.reported()).toEqual([]);
  });

  it('reports a removed gift as declined, either way it is removed', async () => {
    for (const way of ['its line', 'its row'] as const) {
      const { session, add, reported, line } = await aPage();
      await add(LAMP);
      await add(MUG);
      reported();
      if (way === 'its line') {
        await session.dispatch({ type: 'set_quantity', line: line(STICKERS), quantity: 0 });
      } else {
        await session.dispatch({ type: 'decline_gift', giftId: STICKERS_GIFT });
      }
      expect(reported()).toEqual(['gift_declined stickers-tier']);
    }
  });

  it('reports an add as cross-sell only with our attribution', async () => {
    const { add, reported } = await aPage();
    await add(MUG);
    expect(reported()).toEqual([]);
    await add(MUG, 1, { _attribution: 'cart', _source: 'cross_sell_widget' });
    expect(reported()).toContain('cross_sell_added');
  });

  it('includes the product and, if known, the widget of a cross-sell', async () => {
    const { session, add, events, line } = await aPage();
    await add(MUG, 1, crossSellProperties('cart', 3));
    const added = () => events.splice(0).filter(({ name }) => name === 'cross_sell_added');
    const { productId } =
      session.cartStore.truth.peek()?.lines.find(({ variantId }) => variantId === MUG) ?? {};
    expect(productId).toBeGreaterThan(0);
    expect(added()).toMatchObject([{ product: productId, variant: MUG, widget: 3, tier: null }]);
    await session.dispatch({ type: 'set_quantity', line: line(MUG), quantity: 0 });
    // An older config doesn't name the widget.
    await add(MUG, 1, crossSellProperties('cart'));
    expect(added()).toEqual([expect.not.objectContaining({ widget: expect.anything() })]);
  });

  it('reports a code when it is accepted', async () => {
    const { session, add, events, reported } = await aPage();
    await add(MUG);
    await session.dispatch({ type: 'codes', apply: ['NONE'], remove: [] });
    expect(reported()).toEqual([]);
    await session.dispatch({ type: 'codes', apply: ['fifth', 'NONE'], remove: [] });
    const cart = session.cartStore.truth.peek();
    const inCart = cart?.codes.filter(({ applicable }) => applicable).map(({ code }) => code);
    expect(inCart).toHaveLength(1);
    expect(events.map(({ name, code }) => [name, code])).toEqual([['code_applied', inCart?.[0]]]);
  });

  it('reports nothing when tracking is off', async () => {
    const config = aConfig();
    const { observer, add, reported } = await aPage({
      ...config,
      rewards: { ...config.rewards, attribution: false },
    });
    await add(LAMP);
    await add(MUG);
    observer.opened();
    observer.leaving();
    expect(reported()).toEqual([]);
  });
});
