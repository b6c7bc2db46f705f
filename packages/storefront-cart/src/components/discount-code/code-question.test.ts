import { expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { tryCodes } from '../../state/requests/try-codes';
import { aConfig, aRules, aShop, LAMP } from '../../testing/shop';
import { questionOf } from './code-question';

const ALONE = { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false };

const SAVE = {
  code: 'SAVE',
  title: 'Five percent',
  status: 'ACTIVE' as const,
  combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
  gives: { kind: 'products' as const, percentage: 5, productIds: 'all' as const },
};

/** Question about a non-combining code of this percentage when all four tiers are earned, beside applied codes. */
async function questionFor(percentage: number, applied: readonly string[] = []) {
  const config = aConfig();
  const code = {
    code: 'LONELY',
    title: 'Alone',
    status: 'ACTIVE' as const,
    combinesWith: ALONE,
    gives: { kind: 'products' as const, percentage, productIds: 'all' as const },
  };
  const shop = await aShop({
    config,
    codes: [code, SAVE],
    delivery: [{ handle: 's', title: 'S', price: 500 }],
  });
  await shop.add(LAMP, 2);
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules: aRules(config),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.refresh();
  if (applied.length > 0) await session.dispatch({ type: 'codes', apply: applied, remove: [] });
  const outcome = await session.dispatch({
    type: 'codes',
    apply: ['LONELY'],
    remove: [],
    unless: ['useless'],
    weigh: tryCodes,
  });
  if (outcome.ok || !outcome.trial) throw new Error('It costs rewards.');
  return questionOf(['LONELY'], outcome.trial, session);
}

it('lists all lost rewards with the store’s totals, and never recommends the dearer option', async () => {
  expect(await questionFor(30)).toEqual({
    codes: ['LONELY'],
    gifts: ['stickers', 'tote'],
    shipping: true,
    discounts: ['Reward'],
    totals: { with: 11200, without: 14400 },
    isBetterWithout: false,
  });
});

it('names codes that would take nothing off anymore', async () => {
  const { discounts, totals } = await questionFor(30, ['SAVE']);
  expect(discounts).toEqual(['Reward', 'SAVE']);
  expect(totals.with).toBe(11200);
  expect((await questionFor(30)).discounts).not.toContain('SAVE');
});
