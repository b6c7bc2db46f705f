import { describe, expect, it } from 'vitest';
import { newBar, newTier } from '../components/tiered-progress-bar/defaults';
import { buyMoreSaveMoreDefaults } from './buy-more-save-more';
import { scriptOfBar, scriptOfVolumeDiscount } from './shopify-script';

const gift = { ...newTier('gift-tier', 'product'), products: [{ product_id: 900, variant_ids: [] }] };
const bar = {
  ...newBar('bar', 'ship'),
  name: 'Summer\nbar',
  tiers: [
    newTier('ship', 'shipping'),
    gift,
    { ...newTier('off', 'discount'), orderDiscountMessage: "It's #{yours}" },
    newTier('thanks', 'decorative'),
  ],
  excludedProducts: [{ product_id: 7, variant_ids: [] }],
};

describe('progress bar script', () => {
  const script = scriptOfBar(bar) ?? '';

  it('has one part for lines and one for shipping, each with an output', () => {
    expect(script.match(/^# .*$/gm)).toEqual([
      '# Line items: Summer bar. For records: Shopify no longer runs scripts.',
      '# Shipping: Summer bar. For records: Shopify no longer runs scripts.',
    ]);
    expect(script.match(/^Output\..*$/gm)).toEqual([
      'Output.cart = Input.cart',
      'Output.shipping_rates = Input.shipping_rates',
    ]);
  });

  it('contains each tier’s threshold and reward, without the excluded products', () => {
    expect(script).toContain('>= Money.new(cents: 5000)');
    expect(script).toContain("line.properties['_tier'] == 'gift-tier' && [900]");
    expect(script).toContain('line.line_price * (10 / 100.0)');
    expect(script.match(/\[7\]\.include/g)).toHaveLength(3);
    expect(script).not.toContain('thanks');
  });

  it('counts units when the bar does', () => {
    expect(scriptOfBar({ ...bar, basis: 'quantity' })).toContain('map(&:quantity).reduce(0, :+) >= 50');
  });

  it('escapes texts', () => {
    expect(script).toContain("message: 'It\\'s #{yours}'");
  });

  it.each([
    ['no tiers', { ...bar, tiers: [newTier('thanks', 'decorative')] }],
    ['a tier without a minimum', { ...bar, tiers: [{ ...gift, minimum: null }] }],
    ['a gift without a product', { ...bar, tiers: [newTier('gift-tier', 'product')] }],
    [
      'a discount without an amount',
      { ...bar, tiers: [{ ...newTier('off', 'discount'), discountAmountFromTotal: null }] },
    ],
  ])('is null with %s', (_, broken) => expect(scriptOfBar(broken)).toBeNull());
});

describe('volume discount script', () => {
  const volume = {
    ...buyMoreSaveMoreDefaults(),
    discountProducts: [{ product_id: 900, variant_ids: [] }],
    tiers: [
      { quantity: 2, discount: 10 },
      { quantity: 4, discount: 20 },
    ],
  };

  it('contains its products and tiers', () => {
    const script = scriptOfVolumeDiscount(volume);
    expect(script).toContain('[900].include?');
    expect(script).toContain('[[2, 10], [4, 20]]');
    expect(script).toContain("message: 'Buy More Save More!'");
    expect(scriptOfVolumeDiscount({ ...volume, discountType: 'fixed_amount' })).toContain('Money.new(cents:');
  });

  it('is null while the discount is invalid', () => {
    expect(scriptOfVolumeDiscount({ ...volume, discountProducts: [] })).toBeNull();
  });
});
