import type { ComponentType } from '@cartwright/core/components/component-types';
import { COMPONENT_TYPES } from '@cartwright/core/components/component-types';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { describe, expect, it } from 'vitest';
import { standsInEmptyCart } from './empty-cart';

const component = (type: ComponentType, settings: object = {}) =>
  ({ id: type, anchor: 'body', type, settings }) as StorefrontComponent;
const app = (showInEmptyCart: boolean) =>
  component('smart_cart_app', {
    app: { name: 'Reviews', tag: 'reviews-block', attributes: {}, showInEmptyCart },
  });

describe('empty cart', () => {
  it('keeps title, announcements, its message, cross-sells and login only', () => {
    const types = Object.keys(COMPONENT_TYPES) as ComponentType[];
    const stand = types.filter((type) => standsInEmptyCart(component(type)));
    expect(stand.toSorted()).toEqual([
      'announcement_bar',
      'cart_items',
      'cross_sell_widget',
      'login',
      'title_bar',
    ]);
  });

  it('keeps apps that are set to show there', () => {
    expect(standsInEmptyCart(app(true))).toBe(true);
    expect(standsInEmptyCart(app(false))).toBe(false);
    expect(standsInEmptyCart(component('smart_cart_app', { app: null }))).toBe(false);
  });
});
