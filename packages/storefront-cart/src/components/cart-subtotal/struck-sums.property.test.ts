import { cartItems } from '@cartwright/core/components/cart-items';
import { cartSubtotal } from '@cartwright/core/components/cart-subtotal';
import type { SummaryRow } from '@cartwright/ui/cart/cart-subtotal/summary-rows';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { lineIds } from '../../session/line-ids';
import { createSession } from '../../session/session';
import { aShop, CARD, LAMP, MUG, TOTE } from '../../testing/shop';
import { cartLineProps } from '../cart-items/cart-line-props';
import { CartSubtotalContainer } from './cart-subtotal-container';

interface Given {
  readonly bought: readonly (readonly [variantId: number, quantity: number])[];
  /** Compare-at prices by product. */
  readonly comparedAt: ReadonlyMap<number, number>;
  readonly codes: readonly string[];
}

/** Displayed lines and summary of a cart. */
async function shown({ bought, comparedAt, codes }: Given) {
  const shop = await aShop({ comparedAt });
  for (const [variantId, quantity] of bought) await shop.add(variantId, quantity);
  if (codes.length > 0) await shop.cartStore.dispatch({ type: 'codes', apply: codes, remove: [] });
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules: shop.rules,
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.cartStore.refresh();
  const cart = session.cartStore.view.value?.cart;
  if (!cart) throw new Error('The cart was not read');
  const ids = lineIds(cart);
  const settings = cartItems.defaults(() => '');
  const lines = cart.lines.map((line) => cartLineProps(line, ids.of(line), settings, session));
  const summary = CartSubtotalContainer({
    settings: { ...cartSubtotal.defaults(() => ''), showDiscountSummary: true },
    session,
    only: undefined,
  });
  return { lines, summary: summary?.props };
}

/** Subunits of a displayed amount, including “Free”. */
const amount = (text: string) => (text === 'Free' ? 0 : Number(text.replace(/[^\d]/g, '')));
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

it('line and summary strike the price before discounts, not the compare-at price', async () => {
  const comparedAt = new Map([[2, 9900]]);
  const { lines, summary } = await shown({ bought: [[LAMP, 1]], comparedAt, codes: ['FIFTH'] });
  const lamp = lines.find(({ variantId }) => variantId === LAMP);
  expect(lamp?.price).toMatchObject({
    price: '$64.00',
    before: '$80.00',
    beforeLabel: 'Price before discounts',
  });
  expect(summary).toMatchObject({ amount: '$64.00', before: '$84.00' });
  const plain = await shown({ bought: [[LAMP, 1]], comparedAt, codes: [] });
  expect(plain.lines.find(({ variantId }) => variantId === LAMP)).toMatchObject({
    price: { price: '$80.00', before: '$99.00', beforeLabel: 'Compared at' },
  });
});

it('Struck prices add up on each line and over all lines to the summary.', async () => {
  const variant = fc.constantFrom(MUG, LAMP, CARD, TOTE.sand, TOTE.ink);
  const given = fc.record({
    bought: fc.array(fc.tuple(variant, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 4 }),
    comparedAt: fc
      .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 100, max: 20_000 })))
      .map((pairs) => new Map(pairs)),
    codes: fc.subarray(['FIFTH', 'TENNER']),
  });
  await fc.assert(
    fc.asyncProperty(given, async (cart) => {
      const { lines, summary } = await shown(cart);
      let beforeDiscounts = 0;
      for (const { price, discounts, giftLabel } of lines) {
        if (!price) throw new Error('Every line has a price.');
        const isBefore = price.before !== null && price.beforeLabel === 'Price before discounts';
        const before = amount(isBefore ? (price.before ?? '') : price.price);
        const taken = sum(discounts.map((discount) => amount(discount.amount)));
        if (giftLabel === null) expect(before - taken).toBe(amount(price.price));
        beforeDiscounts += before;
      }
      expect(amount(summary?.before ?? summary?.amount ?? '')).toBe(beforeDiscounts);
      const rows: readonly SummaryRow[] = summary?.discounts ?? [];
      const named = rows.filter(({ kind }) => kind === 'discount');
      const taken = sum(named.map((row) => amount(row.amount ?? '')));
      expect(beforeDiscounts - taken).toBe(amount(summary?.amount ?? ''));
    }),
    { numRuns: 60 },
  );
});
