import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../platform/memory/memory-ports';
import { undoRemoval } from '../session/last-removal';
import { createSession } from '../session/session';
import { nameOf } from '../state/ports/line-name';
import { aRules, aShop, LAMP, MUG, type ShopOptions } from '../testing/shop';
import { createAnnouncer } from './announcer';
import { newsOf } from './news-of';
import { watchRemovals } from './watch-removals';

/** A shop with the announcements of its live regions, in order. */
async function listening(options: ShopOptions = {}) {
  const shop = await aShop(options);
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules: aRules(),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.refresh();
  const { polite, assertive } = createAnnouncer(session, Promise.resolve({ newsOf }));
  const announcements: string[] = [];
  const alerts: string[] = [];
  polite.subscribe((text) => void (text && announcements.push(text)));
  assertive.subscribe((text) => void (text && alerts.push(text)));
  const add = (variantId: number, quantity = 1) =>
    session.dispatch({
      type: 'add',
      items: [{ variantId, quantity, properties: {}, sellingPlanId: null }],
    });
  const set = (variantId: number, quantity: number) => {
    const line = session.cartStore.view.value?.cart.lines.find((each) => each.variantId === variantId);
    if (!line) throw new Error(`No line of variant ${variantId}`);
    return session.dispatch({ type: 'set_quantity', line: nameOf(line), quantity });
  };
  return { session, announcements, alerts, add, set };
}

describe('screen reader announcement', () => {
  it('announces a removal and its undo once', async () => {
    const { session, announcements, add, set } = await listening();
    watchRemovals(session, { draw: () => undefined, isPaused: () => true });
    await add(MUG);
    announcements.length = 0;
    await set(MUG, 0);
    await session.refresh();
    undoRemoval(session);
    await session.allDone();
    expect(announcements).toEqual([
      'Removed mug. You can undo this. Cart updated: 0 items, subtotal $0.00',
      'Cart updated: 1 item, subtotal $30.00',
    ]);
  });

  it('announces a change with its new rewards once', async () => {
    const { session, announcements, add } = await listening();
    await add(LAMP);
    await session.refresh();
    expect(announcements).toEqual([
      'Reward earned: Free shipping. Reward earned: Free gift. Free gift added: stickers. ' +
        'Cart updated: 2 items, subtotal $80.00',
    ]);
  });

  it('skips rewards earned before and lost rewards', async () => {
    const { announcements, add, set } = await listening();
    await add(MUG, 2);
    await set(MUG, 1);
    await set(MUG, 2);
    expect(announcements.map((text) => text.split('. ')[0])).toEqual([
      'Reward earned: Free shipping',
      'Cart updated: 1 item, subtotal $30.00',
      'Reward earned: Free shipping',
    ]);
  });

  it('announces each error once, even beside another error', async () => {
    const stock = new Map([
      [MUG, 1],
      [LAMP, 1],
    ]);
    const { alerts, add, set, session } = await listening({ stock });
    await add(MUG);
    await add(LAMP);
    await set(MUG, 2);
    await set(LAMP, 2);
    expect(session.lineErrors.value.size).toBe(2);
    expect(alerts).toHaveLength(2);
    await set(LAMP, 1);
    expect(alerts, 'a remaining error is not announced again').toHaveLength(2);
    await set(MUG, 2);
    expect(alerts, 'the same error is announced again after a retry').toHaveLength(3);
  });
});
