import type { StorefrontCart } from '@cartwright/core/storefront/config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shop } from '../../testing/shop';
import { aConfig, aRules, aShop, CARD, LAMP, MUG, STICKERS_GIFT, TOTE, TOTE_GIFT } from '../../testing/shop';
import type { CartResponse } from '../ports/cart-port';
import { nameOf } from '../ports/line-name';
import { planFor } from '../requests/predict';

type Step =
  | { readonly do: 'add'; readonly variantId: number; readonly quantity: number }
  | { readonly do: 'set'; readonly at: number; readonly quantity: number }
  | { readonly do: 'pick'; readonly variantId: number }
  | { readonly do: 'decline'; readonly giftId: string }
  | { readonly do: 'forge'; readonly tier: string; readonly quantity: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    variantId: fc.constantFrom(MUG, LAMP, CARD, TOTE.sand),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('set' as const), at: fc.nat(5), quantity: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ do: fc.constant('pick' as const), variantId: fc.constantFrom(...Object.values(TOTE)) }),
  fc.record({ do: fc.constant('decline' as const), giftId: fc.constantFrom(STICKERS_GIFT, TOTE_GIFT) }),
  fc.record({
    do: fc.constant('forge' as const),
    tier: fc.constantFrom('stickers-tier', 'tote-tier', 'no-tier'),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
);

const walk = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 10 }),
  quantityBasis: fc.boolean(),
  afterDiscounts: fc.boolean(),
  soldOut: fc.subarray([41, TOTE.sand, TOTE.moss]),
  stock: fc.constantFrom(undefined, 1, 3),
  unknown: fc.subarray([1, 2]),
  lose: fc.array(fc.nat(12), { maxLength: 2 }),
});

const LOST: CartResponse = { ok: false, code: 'lost', message: '', retryAfter: null };

describe('random walk of a shopper', () => {
  it('ends with nothing left to plan and no charged line of ours', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ steps, soldOut, stock, unknown, lose, ...bar }) => {
        const config = aConfig({
          basis: bar.quantityBasis ? 'quantity' : 'amount',
          excludeDiscountInSubtotal: !bar.afterDiscounts,
        });
        let request = 0;
        const shop = await aShop({
          config,
          soldOut,
          unknown,
          stock: new Map(stock === undefined ? [] : [[MUG, stock]]),
          fault: (_request, commit) => (lose.includes(request++) ? commit().then(() => LOST) : null),
        });
        for (const each of steps) {
          const before = shop.writes.length;
          const settles = await perform(shop, each);
          // The shopper's own part needs at most two requests, followed by two rounds of at most a removal and two gifts each.
          expect(shop.writes.length - before).toBeLessThanOrEqual(8);
          if (settles) await expectRight(shop, config);
        }
        await shop.cartStore.dispatch({ type: 'settle' });
        await expectRight(shop, config);
        const settled = shop.writes.length;
        await shop.cartStore.dispatch({ type: 'settle' });
        expect(shop.writes.length).toBe(settled);
      }),
      { numRuns: 300 },
    );
  });
});

/** Nothing is left to plan on the confirmed cart, and no line of ours is charged. */
async function expectRight(shop: Shop, config: StorefrontCart): Promise<void> {
  await shop.cartStore.refresh();
  const truth = shop.cartStore.truth.value;
  const view = shop.cartStore.view.value;
  if (!truth || !view) throw new Error('The cart was not read');
  expect(planFor(truth, view.choices, aRules(config))).toEqual([]);
  const ours = truth.lines.filter(({ properties }) => properties._source !== undefined);
  expect(ours.filter(({ charged }) => charged !== 0)).toEqual([]);
}

/** False when nothing went through the cart store: the line is missing or came from outside. */
async function perform(shop: Shop, each: Step): Promise<boolean> {
  switch (each.do) {
    case 'add':
      await shop.add(each.variantId, each.quantity);
      return true;
    case 'set': {
      const line = shop.lines()[each.at];
      if (!line) return false;
      await shop.cartStore.dispatch({ type: 'set_quantity', line: nameOf(line), quantity: each.quantity });
      return true;
    }
    case 'pick':
      await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: each.variantId });
      return true;
    case 'decline':
      await shop.cartStore.dispatch({ type: 'decline_gift', giftId: each.giftId });
      return true;
    case 'forge':
      await shop.port.write({
        path: 'add',
        items: [
          {
            variantId: each.tier === 'tote-tier' ? TOTE.ink : 41,
            quantity: each.quantity,
            properties: { _source: 'tiered_progress_bar', _tier: each.tier },
            sellingPlanId: null,
          },
        ],
      });
      await shop.cartStore.refresh();
      return false;
    default:
      return each satisfies never;
  }
}
