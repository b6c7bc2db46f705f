import type { CheckoutSettings } from '@cartwright/core/components/checkout';
import { checkout as checkoutType } from '@cartwright/core/components/checkout';
import { notes } from '@cartwright/core/components/notes';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { describe, expect, it } from 'vitest';
import { partsOf } from './parts-of';
import { isCartShared } from './shared-cart-address';

const NOTES: StorefrontComponent = {
  id: 'n',
  anchor: 'footer',
  type: 'notes',
  settings: notes.defaults(() => ''),
};

const checkout = (settings: Partial<CheckoutSettings>): StorefrontComponent => ({
  id: 'c',
  anchor: 'footer',
  type: 'checkout',
  settings: { ...checkoutType.defaults(() => ''), ...settings },
});

const of = (...components: StorefrontComponent[]) => partsOf({ components });

describe('lazy parts of a cart', () => {
  it('are those of its component types missing from the drawer', () => {
    expect(of(checkout({}), NOTES)).toEqual(['notes']);
  });

  it('include checkout extras for questions and express buttons', () => {
    const question = { key: 'k', label: 'l', kind: 'text', required: false } as const;
    expect(of(checkout({ attributes: [question] }))).toEqual(['checkout_extras']);
    expect(of(checkout({ showExpress: true }))).toEqual(['checkout_extras']);
  });

  it('include line offers for volume discounts and subscriptions', () => {
    const volume = { display: 'text', tier: '', reached: '', next: '' } as const;
    expect(partsOf({ components: [NOTES], volume })).toEqual(['notes', 'line_offers']);
    expect(partsOf({ components: [NOTES], switchToSubscriptionEnabled: true })).toEqual([
      'notes',
      'line_offers',
    ]);
    expect(partsOf({ components: [NOTES], volume: null, switchToSubscriptionEnabled: false })).toEqual([
      'notes',
    ]);
  });

  it('include custom templates for a whole-cart template', () => {
    const wanted = partsOf({ components: [checkout({}), NOTES], template: { css: '', nodes: [] } });
    expect([...new Set(wanted)].sort()).toEqual(['custom_template', 'notes']);
  });

  it('include product facts when a template shows metafields', () => {
    expect(partsOf({ components: [NOTES], lineMetafields: ['custom.care'] })).toEqual([
      'product_facts',
      'notes',
    ]);
  });

  it('can be determined from an older published config', () => {
    const { attributes: _, ...older } = checkoutType.defaults(() => '');
    const published = JSON.parse(JSON.stringify({ ...checkout({}), settings: older }));
    expect(of(published)).toEqual([]);
  });
});

describe('shared cart in an address', () => {
  it.each([
    ['?cw_cart=1.1.5--1', true],
    ['?a=b&cw_cart=', true],
    ['?viewcart=true', false],
    ['', false],
  ])('%s contains one: %s', (search, brings) => expect(isCartShared(search)).toBe(brings));
});
