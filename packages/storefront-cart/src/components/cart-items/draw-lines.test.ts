import { cartItems } from '@cartwright/core/components/cart-items';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { PartName } from '../../app/part-name';
import type { CartParts } from '../../parts/part';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { nameOf } from '../../state/ports/line-name';
import { aConfig, aRules, aShop, CARD, MUG, TOTE } from '../../testing/shop';
import { drawLines } from './draw-lines';

async function drawnShop(config = aConfig(), variants = [MUG, CARD]) {
  const shop = await aShop({ config });
  for (const variantId of variants) await shop.add(variantId);
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules: aRules(config),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.cartStore.refresh();
  const wanted: PartName[] = [];
  const parts: CartParts = {
    get: () => undefined,
    isReady: () => true,
    ready: Promise.resolve(),
    want: async (names) => {
      wanted.push(...names);
    },
  };
  const draw = () => {
    const cart = session.cartStore.view.value?.cart;
    const drawn = cart
      ? drawLines(
          cart,
          cartItems.defaults(() => ''),
          session,
          parts,
        )
      : [];
    return drawn as ReactElement[];
  };
  return { session, draw, wanted };
}

describe('line rendering', () => {
  it('re-renders only changed lines, even after a full refresh', async () => {
    const { session, draw } = await drawnShop();
    const [card, mug] = draw();
    await session.cartStore.refresh();
    expect(draw()).toEqual([card, mug]);
    expect(draw()[0]).toBe(card);
    expect(draw()[1]).toBe(mug);
    const line = session.cartStore.view.value?.cart.lines[1];
    if (line) void session.dispatch({ type: 'set_quantity', line: nameOf(line), quantity: 2 });
    expect(draw()[0]).toBe(card);
    expect(draw()[1]).not.toBe(mug);
    await session.allDone();
    expect(draw()[0]).toBe(card);
  });

  it('forgets a removed line', async () => {
    const { session, draw } = await drawnShop();
    const [, mug] = draw();
    const line = session.cartStore.view.value?.cart.lines[1];
    if (!line) throw new Error('No mug');
    await session.dispatch({ type: 'set_quantity', line: nameOf(line), quantity: 0 });
    expect(draw()).toHaveLength(1);
    await session.dispatch({
      type: 'add',
      items: [{ variantId: MUG, quantity: 1, properties: {}, sellingPlanId: null }],
    });
    expect(draw()[0]).not.toBe(mug);
  });

  it('loads line offers only when there may be some', async () => {
    const wantedBy = async (config = aConfig(), variants = [MUG]) => {
      const { draw, wanted } = await drawnShop(config, variants);
      draw();
      return wanted;
    };
    expect(await wantedBy()).toEqual([]);
    expect(await wantedBy(aConfig(), [TOTE.sand])).toEqual(['line_offers']);
    expect(await wantedBy(aConfig({}, true, 'percentage'))).toEqual(['line_offers']);
    expect(await wantedBy({ ...aConfig(), switchToSubscriptionEnabled: true })).toEqual(['line_offers']);
  });
});
