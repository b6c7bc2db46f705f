import { describe, expect, test } from 'vitest';
import type { CartDocument } from '../cart/cart-document';
import { duplicateCart } from '../cart/duplicate-cart';
import { newCart } from '../cart/new-cart';
import { newTier } from '../components/tiered-progress-bar/defaults';
import { withBars } from '../testing/with-bars';
import { cartUnderTest } from './cart-under-test';
import { compileStorefrontCart } from './compile-storefront-config';
import { compileTestedRewards } from './compile-tested-rewards';
import type { StorefrontCart } from './config';
import { checkoutRewards, markOf, shownInPlaceOf } from './shown-variant';

const idsFrom = (prefix: string) => {
  let last = 0;
  return () => `${prefix}-${++last}`;
};

function aCart(): CartDocument {
  const cart = newCart('control', 'Main', idsFrom('id'));
  const tiers = [{ ...newTier('tier', 'shipping'), minimum: 50, tierLabel: 'Free shipping' }];
  return {
    ...withBars(cart, (bars) => bars.map((bar) => ({ ...bar, id: 'bar', tiers }))),
    enabled: true,
  };
}

const copy = duplicateCart(aCart(), { id: 'copy', newId: idsFrom('copy') });

const compile = (document: CartDocument, discountsActive = true) =>
  compileStorefrontCart({ document, products: [], widgets: [], discountsActive });

const barsOf = ({ components }: Pick<StorefrontCart, 'components'>) =>
  components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars : [],
  );

describe('cart shown in place of the control', () => {
  const control = compile(aCart());

  test('equals the control for an identical copy, except for component ids', () => {
    const shown = shownInPlaceOf(control, cartUnderTest(compile(copy, false), control));
    expect({ ...shown, components: [] }).toEqual({ ...control, components: [] });
    expect(barsOf(shown)).toEqual(barsOf(control));
  });

  test('uses its own settings and the control’s rewards', () => {
    const look = { layout: 'double', cartPageEnabled: false, switchToSubscriptionEnabled: true } as const;
    const shown = shownInPlaceOf(control, cartUnderTest(compile({ ...copy, ...look }), control));
    expect(shown).toMatchObject({
      ...look,
      id: 'control',
      live: { kind: 'standing' },
      rewards: control.rewards,
    });
  });

  test('shares products with the control, and contains only those that differ', () => {
    const product = (id: number, title: string) => ({ ...PRODUCT, id, title });
    const both = { ...control, products: [product(1, 'Mug'), product(2, 'Lamp')] };
    const own = {
      ...compile(copy),
      products: [product(1, 'Mug'), product(2, 'Tall lamp'), product(3, 'Soap')],
    };
    const tested = cartUnderTest(own, both);
    expect(tested.products.map(({ id }) => id)).toEqual([2, 3]);
    const shown = shownInPlaceOf(both, tested).products.map(({ title }) => title);
    expect(shown.sort()).toEqual(['Mug', 'Soap', 'Tall lamp']);
  });

  test('drops the control’s template and metafields', () => {
    const template = compile({ ...aCart(), useCustomTemplate: false });
    const fancy: StorefrontCart = { ...template, lineMetafields: ['custom.care'] };
    expect(shownInPlaceOf(fancy, cartUnderTest(compile(copy), fancy)).lineMetafields).toBeUndefined();
  });
});

describe('variant with different rewards', () => {
  const control = compile(aCart());
  const sooner = withBars(copy, (bars) =>
    bars.map((bar) => ({
      ...bar,
      tiers: bar.tiers.map((tier) => ({ ...tier, minimum: 40, tierLabel: 'We ship for free' })),
    })),
  );
  const b = compile(sooner);
  const tested = cartUnderTest(b, control);
  const running = { id: 'test', variants: [{ id: 'b', share: 50, cart: tested }] };

  test('shows its own rewards and discount names under the control’s discount', () => {
    const shown = shownInPlaceOf(control, tested);
    expect(shown.rewards).toEqual({ ...b.rewards, cartId: 'control' });
    expect(barsOf(shown)).toEqual(barsOf(b));
    expect(shown.discountTitles).toEqual(
      expect.arrayContaining(['Cartwright: Main', 'We ship for free', 'Free shipping']),
    );
    expect(markOf(running, running.variants[0])).toBe('test.b');
    expect(markOf(running, { id: 'b', cart: cartUnderTest(compile(copy), control) })).toBe('');
  });

  test('compiles to the same rewards for checkout as for the page', () => {
    const tests = [{ id: 'test', controlId: 'control', variants: [{ id: 'b', document: sooner }] }];
    const compiled = compileTestedRewards(aCart(), [], { tests });
    expect(compiled).toEqual(checkoutRewards({ ...control, test: running }));
    expect(Object.keys(compiled.variants ?? {})).toEqual(['test.b']);
    const same = [{ id: 'test', controlId: 'control', variants: [{ id: 'b', document: copy }] }];
    expect(compileTestedRewards(aCart(), [], { tests: same })).toEqual(control.rewards);
    expect(compileTestedRewards({ ...aCart(), id: 'other' }, [], { tests }).variants).toBeUndefined();
  });
});

const PRODUCT = { handle: 'p', image: null, requiresSellingPlan: false, variants: [] };
