import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aShop, LAMP, MONTHLY, MUG, TOTE } from '../../testing/shop';
import { lineIdentity, nameOf } from '../ports/line-name';

const VARIANTS = [MUG, LAMP, TOTE.sand, TOTE.ink];

const action = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    items: fc.array(
      fc.record({
        variantId: fc.constantFrom(...VARIANTS),
        quantity: fc.integer({ min: 1, max: 3 }),
        sellingPlanId: fc.constantFrom(null, null, MONTHLY),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  fc.record({
    do: fc.constantFrom('set' as const, 'swap' as const),
    at: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 0, max: 4 }),
  }),
);

it('Lines and gifts have the forecast order in the store’s response.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
      const { cartStore, lines } = await aShop();
      for (const each of actions) {
        const bought = lines().filter(({ properties }) => properties._source === undefined);
        const line = each.do === 'add' ? null : bought[each.at];
        if (each.do !== 'add' && !line) continue;
        const done = cartStore.dispatch(
          each.do === 'add'
            ? { type: 'add', items: each.items.map((item) => ({ ...item, properties: {} })) }
            : each.do === 'swap' && line
              ? { type: 'swap_variant', line: nameOf(line), variantId: VARIANTS[each.quantity % 4] ?? MUG }
              : {
                  type: 'set_quantity',
                  line: nameOf(line as NonNullable<typeof line>),
                  quantity: each.quantity,
                },
        );
        const foreseen = lines().map(lineIdentity);
        await done;
        const confirmed = lines().map(lineIdentity);
        const both = (order: string[], other: string[]) => order.filter((id) => other.includes(id));
        expect(both(foreseen, confirmed)).toEqual(both(confirmed, foreseen));
      }
    }),
  );
});
