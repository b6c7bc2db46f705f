import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import { majorToSubunits } from '@cartwright/core/money/decimal';
import { codeDiscountId } from '@cartwright/dev-store/engine/discounts/code-runs';
import type { DiscountRun, RunDiscounts } from '@cartwright/dev-store/engine/discounts/discount-run';
import type { DiscountCode } from '@cartwright/dev-store/engine/model/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aConfig, aShop, giftTier, LAMP, MUG, type Shop, TOTE } from '../../testing/shop';
import type { Intent } from '../ports/intent';
import { lineIdentity, nameOf } from '../ports/line-name';
import type { Discount, StoreCart } from '../ports/store-cart';
import { judge } from '../requests/predict';
import { forecast } from './forecast';

/**
 * What the drawer shows while an action is under way is what the store then answers, beside any codes of others, on
 * any lines, with volume discounts, excluded products and in line mode. Left out is what only the store knows: what a
 * code takes off that begins or ends to apply, is cut down, or is for lines that were not there.
 */
it('The forecast equals the store’s charge, with codes too.', async () => {
  const seen = { whole: 0, ours: 0, besideCodes: 0, excluded: 0 };
  await fc.assert(
    fc.asyncProperty(aWorld, async (world) => {
      const shop = await shopOf(world);
      for (const step of world.steps) {
        const intent = intentOf(step, shop);
        const before = shop.cartStore.truth.value;
        const view = shop.cartStore.view.value;
        if (!intent || !before || !view) continue;
        const foreseen = forecast(before, view.choices, [intent], shop.rules).cart;
        await shop.cartStore.dispatch(intent);
        const after = shop.cartStore.truth.value;
        if (!after) throw new Error('The cart was not read');
        const isOurs = ({ title }: Discount) => shop.rules.config.discountTitles.includes(title);
        if (!isOursToForesee(before, foreseen, after, shop)) continue;
        expect(foreseen.orderDiscounts.filter(isOurs)).toEqual(after.orderDiscounts.filter(isOurs));
        expect(linesOf(foreseen)).toEqual(linesOf(after));
        seen.ours++;
        if (!isGiven(after, shop)) seen.excluded++;
        if (after.orderDiscounts.some(isOurs) && !after.orderDiscounts.every(isOurs)) seen.besideCodes++;
        if (!isAllToForesee(before, after, world)) continue;
        expect(byTitle(foreseen.orderDiscounts)).toEqual(byTitle(after.orderDiscounts));
        expect([foreseen.subtotal, foreseen.total]).toEqual([after.subtotal, after.total]);
        seen.whole++;
      }
    }),
    { numRuns: 200 },
  );
  expect(seen.whole).toBeGreaterThan(100);
  expect(seen.ours).toBeGreaterThan(seen.whole);
  expect(seen.besideCodes).toBeGreaterThan(5);
  expect(seen.excluded).toBeGreaterThan(1);
}, 120_000);

/** A code of others. An order percentage isn't among the local store's codes, so it is added beside our discount. */
type Code = { readonly combines: boolean } & (
  | { readonly takes: 'amount'; readonly amount: string; readonly minimum: string | null }
  | { readonly takes: 'percentage'; readonly percent: number }
  | {
      readonly takes: 'percentage of products';
      readonly percent: number;
      readonly productIds: readonly number[] | 'all';
    }
);

const combines = fc.boolean();
const percent = fc.constantFrom(5, 12.5, 20, 33.3, 100);
const aCode: fc.Arbitrary<Code> = fc.oneof(
  fc.record({
    takes: fc.constant('amount' as const),
    amount: fc.constantFrom('0.01', '5.00', '20.00', '77.77', '500.00'),
    minimum: fc.constantFrom(null, null, '40.00'),
    combines,
  }),
  fc.record({ takes: fc.constant('percentage' as const), percent, combines }),
  fc.record({
    takes: fc.constant('percentage of products' as const),
    percent,
    productIds: fc.constantFrom<readonly number[] | 'all'>('all', [1], [2], [2, 5]),
    combines,
  }),
);

const variant = fc.constantFrom(MUG, LAMP, TOTE.sand);

const aWorld = fc.record({
  prices: fc.record({
    mug: fc.constantFrom(333, 999, 1000, 3000),
    lamp: fc.constantFrom(334, 1000, 8000),
    tote: fc.constantFrom(667, 1500),
  }),
  lines: fc.uniqueArray(fc.tuple(variant, fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    selector: ([variantId]) => variantId,
  }),
  codes: fc.array(aCode, { maxLength: 2 }),
  excluded: fc.constantFrom(null, 2, 5),
  useLineItemMode: fc.boolean(),
  excludeDiscountInSubtotal: fc.boolean(),
  basis: fc.constantFrom('amount' as const, 'amount' as const, 'quantity' as const),
  tier: fc.record({
    minimum: fc.constantFrom(0, 3, 10, 50),
    discountType: fc.constantFrom('percentage' as const, 'fixedAmount' as const),
    discountAmountFromTotal: fc.constantFrom(7, 10, 33.3, 100),
  }),
  volume: fc.constantFrom(null, 'percentage' as const, 'fixed_amount' as const),
  steps: fc.array(
    fc.oneof(
      fc.record({ line: fc.nat(3), quantity: fc.integer({ min: 0, max: 5 }) }),
      fc.record({ variantId: variant, quantity: fc.integer({ min: 1, max: 3 }) }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
});

type World = typeof aWorld extends fc.Arbitrary<infer Each> ? Each : never;

/** Other line discounts match the forecast, ours are given or not as before, and law 4 lets both match. */
function isOursToForesee(before: StoreCart, foreseen: StoreCart, after: StoreCart, shop: Shop): boolean {
  return (
    JSON.stringify(before.codes) === JSON.stringify(after.codes) &&
    JSON.stringify(othersOn(foreseen, shop)) === JSON.stringify(othersOn(after, shop)) &&
    isGiven(before, shop) === isGiven(after, shop) &&
    [foreseen, after].every((cart) => earned(cart, shop) === earned(withoutOthers(cart, shop), shop))
  );
}

/** Also, what codes take off the order matches: nothing depends on its price, starts or ends, or was capped. */
function isAllToForesee(before: StoreCart, after: StoreCart, { codes }: World): boolean {
  const taken = (cart: StoreCart) => cart.orderDiscounts.filter(({ title }) => CODES.includes(title));
  const wholly = taken(before).every(({ title, amount }) => {
    const code = codes[CODES.indexOf(title)];
    return code?.takes === 'amount' && majorToSubunits(code.amount) === amount;
  });
  const names = (cart: StoreCart) => taken(cart).map(({ title }) => title);
  const begun = names(after).some((title) => !names(before).includes(title));
  const ended = after.total > 0 && names(after).length < names(before).length;
  return wholly && !begun && !ended && (before.total > 0 || codes.length === 0);
}

const CODES = ['FIRST', 'SECOND'];

function othersOn({ lines }: StoreCart, shop: Shop): unknown[] {
  const titles = shop.rules.config.discountTitles;
  return lines
    .map((line) => [lineIdentity(line), line.discounts.filter(({ title }) => !titles.includes(title))])
    .sort();
}

/** True if the store gives this cart's rewards: a non-combining code may save more. */
function isGiven(cart: StoreCart, shop: Shop): boolean {
  const { lineDiscounts, orderDiscount } = judge(cart, shop.rules);
  const shown = [...cart.orderDiscounts, ...cart.lines.flatMap(({ discounts }) => discounts)];
  const nothing = !orderDiscount && lineDiscounts.length === 0;
  return nothing || shown.some(({ title }) => shop.rules.config.discountTitles.includes(title));
}

function earned(cart: StoreCart, shop: Shop): string {
  const tiers = judge(cart, shop.rules).bar?.tiers ?? [];
  return tiers.map((tier) => tier.earned).join();
}

function withoutOthers(cart: StoreCart, shop: Shop): StoreCart {
  const ours = (discounts: readonly Discount[]) =>
    discounts.filter(({ title }) => shop.rules.config.discountTitles.includes(title));
  return {
    ...cart,
    orderDiscounts: ours(cart.orderDiscounts),
    lines: cart.lines.map((line) => ({ ...line, discounts: ours(line.discounts) })),
  };
}

function byTitle(discounts: readonly Discount[]): Discount[] {
  return [...discounts].sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Lines without ours: only a response shows what a store without our rewards does with a gift. */
function linesOf({ lines }: StoreCart): unknown[] {
  const bought = lines.filter(({ properties }) => properties._source === undefined);
  return bought.map((line) => [lineIdentity(line), line.quantity, line.charged]).sort();
}

async function shopOf({ prices, lines, codes, tier, excluded, volume, ...bar }: World): Promise<Shop> {
  const tiers = [giftTier('gift-tier', 20, 4), { ...newTier('discount-tier', 'discount'), ...tier }];
  const excludedProducts = excluded === null ? [] : [{ product_id: excluded, variant_ids: [] }];
  const shop = await aShop({
    config: aConfig({ ...bar, excludedProducts, tiers }, true, volume),
    prices: new Map([
      [1, prices.mug],
      [2, prices.lamp],
      [5, prices.tote],
    ]),
    delivery: [{ handle: 'standard', title: 'Standard', price: 500 }],
    codes: codes.flatMap((code, index) => soldCode(code, CODES[index] ?? '') ?? []),
    others: (snapshot) =>
      codes.flatMap((code, index) => ofTheOrder(code, CODES[index] ?? '', snapshot.codes) ?? []),
  });
  const items = lines.map(([variantId, quantity]) => ({
    variantId,
    quantity,
    properties: {},
    sellingPlanId: null,
  }));
  await shop.port.write({ path: 'add', items });
  await shop.port.write({ path: 'update', codes: CODES.slice(0, codes.length) });
  await shop.cartStore.refresh();
  await shop.cartStore.dispatch({ type: 'settle' });
  return shop;
}

function soldCode(each: Code, code: string): DiscountCode | null {
  const common = { code, title: code, status: 'ACTIVE', combinesWith: combinesWith(each) } as const;
  switch (each.takes) {
    case 'amount': {
      const minimum = each.minimum === null ? {} : { minimumSubtotal: each.minimum };
      return { ...common, gives: { kind: 'order', amount: each.amount, ...minimum } };
    }
    case 'percentage of products':
      return {
        ...common,
        gives: { kind: 'products', percentage: each.percent, productIds: each.productIds },
      };
    case 'percentage':
      return null;
    default:
      return each satisfies never;
  }
}

function ofTheOrder(each: Code, code: string, entered: readonly string[]): DiscountRun | null {
  if (each.takes !== 'percentage' || !entered.includes(code)) return null;
  const targets = [{ orderSubtotal: { excludedCartLineIds: [] } }];
  const candidates = [{ targets, value: { percentage: { value: each.percent } } }];
  return {
    id: codeDiscountId(code),
    title: code,
    code,
    discountClasses: ['ORDER'],
    combinesWith: combinesWith(each),
    operations: [{ orderDiscountsAdd: { selectionStrategy: 'FIRST', candidates } }],
  };
}

function combinesWith({ combines: all }: Code): ReturnType<RunDiscounts>[number]['combinesWith'] {
  return { productDiscounts: all, orderDiscounts: all, shippingDiscounts: all };
}

function intentOf(step: World['steps'][number], shop: Shop): Intent | null {
  if ('variantId' in step) return { type: 'add', items: [{ ...step, properties: {}, sellingPlanId: null }] };
  const bought = shop.lines().filter(({ properties }) => properties._source === undefined);
  const line = bought[step.line % Math.max(1, bought.length)];
  return line ? { type: 'set_quantity', line: nameOf(line), quantity: step.quantity } : null;
}
