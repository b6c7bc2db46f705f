import { describe, expect, it } from 'vitest';
import {
  type BundleSettings,
  newBundle,
  newStep,
  newTier,
  type StepSettings,
  type TierSettings,
} from './bundle-settings';
import { createdWidget } from './created-widget';
import { validateWidget } from './validate-widget';
import { newWidget, showsNothing, type Widget } from './widget';
import { WIDGET_TEMPLATES } from './widget-templates';

const PICKED = [{ product_id: 1, variant_ids: [] }];

function aBundle(changes: Partial<BundleSettings>): Widget {
  const widget = newWidget(7, 'Box', 'bundle_builder');
  return { ...widget, settings: { ...widget.settings, bundle: { ...newBundle(), ...changes } } };
}
const aStep = (changes: Partial<StepSettings>): StepSettings => ({ ...newStep('1', 'Soap'), ...changes });
const withInputs = (inputs: Partial<StepSettings['quantityInputs']>) =>
  aStep({ quantityInputs: { ...newStep('1', '').quantityInputs, ...inputs } });
const container = (minValue: number | null, maxValue: number | null, enabledForceToMax = false) => ({
  container: { minValue, maxValue, enabledForceToMax },
});
const tiers = (
  list: readonly Partial<TierSettings>[],
  requiredTarget: 'quantity' | 'subtotal' = 'quantity',
) => ({
  discount: {
    ...newBundle().discount,
    requiredTarget,
    tiers: list.map((tier, at) => ({ ...newTier(`${at}`), ...tier })),
  },
});
const placesOf = (changes: Partial<BundleSettings>) =>
  validateWidget(aBundle(changes)).map(({ path }) => path.slice(2).join('.'));

describe('bundle validation', () => {
  it.each<[string, Partial<BundleSettings>, string]>([
    ['no step', { steps: [] }, 'steps'],
    ['a step without a title', { steps: [aStep({ title: ' ' })] }, 'steps.0.title'],
    ['an unknown source', { steps: [aStep({ endpoint: '/nowhere' })] }, 'steps.0.endpoint'],
    ['no collection chosen', { steps: [aStep({ endpoint: '/products/collection' })] }, 'steps.0.endpoint'],
    ['a source of Shopify’s', { steps: [aStep({ endpoint: '/products/related' })] }, 'steps.0.endpoint'],
    ['no product shown', { steps: [aStep({ productLimit: 0 })] }, 'steps.0.productLimit'],
    [
      'a product limit above the step’s limit',
      { steps: [withInputs({ maxQuantityPerProduct: 5 })] },
      'steps.0.quantityInputs.maxQuantityPerProduct',
    ],
    [
      'a step minimum above its maximum',
      { steps: [withInputs({ minQuantityPerStep: 5 })] },
      'steps.0.quantityInputs.minQuantityPerStep',
    ],
    ['a minimum above the maximum', container(4, 3), 'container.maxValue'],
    ['an empty minimum', container(null, 3), 'container.minValue'],
    [
      'step minimums above the bundle’s maximum',
      { steps: [withInputs({ minQuantityPerStep: 3 })], ...container(1, 2) },
      'container.maxValue',
    ],
    ['a minimum above the sum of step limits', container(5, 6), 'container.minValue'],
    ['a full bundle beyond the step limits', container(1, 6, true), 'container.maxValue'],
    ['more than 100 %', tiers([{ discountValue: 101 }]), 'discount.tiers.0.discountValue'],
    ['no value', tiers([{ discountValue: null }]), 'discount.tiers.0.discountValue'],
    ['an unreachable tier', tiers([{ requiredQuantity: 7 }]), 'discount.tiers.0.requiredQuantity'],
    [
      'a tier with a threshold no higher than the previous one',
      tiers([{ requiredQuantity: 3 }, { requiredQuantity: 3, discountValue: 20 }]),
      'discount.tiers.1.requiredQuantity',
    ],
    [
      'a tier with a discount no higher than the previous one',
      tiers([{ requiredQuantity: 3 }, { requiredQuantity: 6 }]),
      'discount.tiers.1.discountValue',
    ],
    [
      'a fixed price by subtotal',
      tiers([{ discountType: 'fixed_price' }], 'subtotal'),
      'discount.tiers.0.discountValue',
    ],
    ['no subtotal', tiers([{ requiredSubtotal: null }], 'subtotal'), 'discount.tiers.0.requiredSubtotal'],
    [
      'a text with an unknown placeholder',
      { language: { ...newBundle().language, complete: 'Saved {amount}' } },
      'language.complete',
    ],
    ['no text on the button', { language: { ...newBundle().language, add: '' } }, 'language.add'],
  ])('%s', (_words, changes, place) => expect(placesOf(changes)).toEqual([place]));

  it.each(['/products/top_sellers', '/products/collection/7'])(
    'requires hand-picked products for a discount, not %s',
    (endpoint) => {
      const steps = [aStep({ endpoint })];
      expect(placesOf({ steps })).toEqual([]);
      expect(placesOf({ steps, ...tiers([{}]) })).toEqual(['steps.0.endpoint']);
    },
  );

  it('requires no product limit when quantities are off', () =>
    expect(placesOf({ steps: [withInputs({ enabled: false, maxQuantityPerProduct: null })] })).toEqual([]));

  it('allows bundle settings in bundle builders only', () => {
    const settings = { ...newWidget(7, '', null).settings, bundle: newBundle() };
    expect(validateWidget({ ...newWidget(7, 'Box', null), settings })).toMatchObject([{ code: 'bundle' }]);
    const none = { ...settings, bundle: null };
    expect(validateWidget({ ...aBundle({}), settings: none })).toMatchObject([{ code: 'bundle' }]);
  });
});

describe('validation of a published bundle', () => {
  const steps = [aStep({ products: PICKED }), aStep({ id: '2' })];

  it('rejects a step without products', () => {
    expect(placesOf({ steps })).toEqual([]);
    expect(placesOf({ steps, isPublished: true })).toEqual(['steps.1.products']);
    expect(placesOf({ steps: steps.slice(0, 1), isPublished: true })).toEqual([]);
  });

  it('rejects a parent variant, which a draft may have', () => {
    const nested = {
      steps: steps.slice(0, 1),
      discount: { ...newBundle().discount, parentVariantId: 50 },
    };
    expect(placesOf(nested)).toEqual([]);
    expect(placesOf({ ...nested, isPublished: true })).toEqual(['discount.parentVariantId']);
  });

  it('accepts a gift, but not more than one unit of it', () => {
    const gift = { productId: 9, quantity: 1, variantIds: [], giftMessage: '' };
    const withGift = { steps: steps.slice(0, 1), ...tiers([{ giftItems: [gift] }]) };
    expect(placesOf({ ...withGift, isPublished: true })).toEqual([]);
    const two = { ...withGift, ...tiers([{ giftItems: [{ ...gift, quantity: 2 }] }]) };
    expect(placesOf(two)).toEqual([]);
    expect(placesOf({ ...two, isPublished: true })).toEqual(['discount.tiers.0.giftItems.0.quantity']);
  });
});

it('an unpublished bundle shows nothing to shoppers', () => {
  const steps = [aStep({ products: PICKED })];
  expect(showsNothing(aBundle({ steps }))).toBe(true);
  expect(showsNothing(aBundle({ steps, isPublished: true }))).toBe(false);
});

it('bundle templates are unpublished', () => {
  const bundles = WIDGET_TEMPLATES.filter(({ classification }) => classification === 'bundle_builder').map(
    ({ name, classification, widget }) =>
      createdWidget(1, { ...widget, name, classification }).settings.bundle,
  );
  expect(bundles).toHaveLength(4);
  expect(bundles.every((bundle) => bundle?.isPublished === false)).toBe(true);
});
