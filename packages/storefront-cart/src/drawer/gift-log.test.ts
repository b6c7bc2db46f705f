import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../platform/memory/memory-ports';
import { createSession } from '../session/session';
import type { Intent } from '../state/ports/intent';
import type { Rules } from '../state/ports/rules';
import { aRules, aShop, MUG, STICKERS_GIFT } from '../testing/shop';
import { createGiftLog } from './gift-log';

async function logged(rules: Rules, ...intents: readonly Intent[]) {
  const shop = await aShop();
  const warned: string[] = [];
  let log: ReturnType<typeof createGiftLog> | undefined;
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules,
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
    onAction: (intent) => log?.begun(intent, session.cartStore.truth.peek()),
  });
  await session.refresh();
  log = createGiftLog(session, (text) => warned.push(text));
  for (const intent of intents) await session.dispatch(intent);
  return warned;
}

const MANY: Intent = {
  type: 'add',
  items: [{ variantId: MUG, quantity: 9, properties: {}, sellingPlanId: null }],
};
const DECLINE: Intent = { type: 'decline_gift', giftId: STICKERS_GIFT };

describe('gift log', () => {
  it('is silent while gifts are added and removed normally', async () => {
    expect(await logged(aRules(), MANY, DECLINE)).toEqual([]);
  });

  it('warns once that a declined gift isn’t in the cart', async () => {
    expect(await logged(aRules(), DECLINE, DECLINE)).toEqual([
      `free gift not found in cart (${STICKERS_GIFT})`,
    ]);
  });

  it('warns once that the shop doesn’t sell a tier’s gift', async () => {
    const rules = aRules();
    const unknown = { ...rules, context: { ...rules.context, variants: {} } };
    const warned = await logged(unknown, MANY, MANY);
    expect(warned).toContain(`earned product not found (${STICKERS_GIFT})`);
    expect(new Set(warned).size).toBe(warned.length);
  });
});
