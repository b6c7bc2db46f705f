import { describe, expect, it } from 'vitest';
import { cartDocument } from './cart-document';
import { findByType } from './components-of';
import { duplicateCart } from './duplicate-cart';
import { newCart, newComponent } from './new-cart';
import { validateCart } from './validate-cart';

const ids = (of: string) => {
  let last = 0;
  return () => `${of}-${++last}`;
};

function original() {
  const cart = newCart('one', 'Summer', ids('old'));
  const app = { ...newComponent('smart_cart_app', ids('app')), settings: { appId: 'reviews' } };
  return {
    ...cart,
    enabled: true,
    isFallback: true,
    isScheduled: true,
    startDate: '2026-11-20T12:00:00Z',
    endDate: '2026-11-21T12:00:00Z',
    locked: true,
    components: [...cart.components, app],
    dragDropState: { ...cart.dragDropState, footer: [...cart.dragDropState.footer, app.componentId] },
    apps: [
      { id: 'reviews', partnerAppId: 'p1', enabled: true, showInEmptyCart: true, userInputs: { key: 'v' } },
    ],
  };
}

describe('cart copy', () => {
  const copy = duplicateCart(original(), { id: 'two', newId: ids('new') });

  it('is disabled, unscheduled, unlocked and not the fallback', () => {
    expect(copy).toMatchObject({
      id: 'two',
      name: 'Summer (copy)',
      enabled: false,
      isFallback: false,
      isScheduled: false,
      startDate: null,
      endDate: null,
      locked: false,
    });
  });

  it('has new ids for components, bars, tiers and apps, and is complete', () => {
    const found = JSON.stringify(copy).match(/"(old-|app-|reviews)[^"]*"/g);
    expect(found).toBeNull();
    expect(findByType(copy, 'smart_cart_app')?.settings.appId).toBe(copy.apps[0]?.id);
    expect(cartDocument.safeParse(copy).error).toBeUndefined();
    expect(validateCart(copy)).toEqual([]);
  });

  it('equals the original otherwise', () => {
    const types = (cart: typeof copy) =>
      cart.components.map(({ type, visibilityStatus }) => [type, visibilityStatus]);
    expect(types(copy)).toEqual(types(original()));
    expect(findByType(copy, 'title_bar')?.settings).toEqual(findByType(original(), 'title_bar')?.settings);
  });

  it('gets a name within the length limit', () => {
    const { name } = duplicateCart(
      { ...original(), name: 'n'.repeat(255) },
      { id: 'two', newId: ids('new') },
    );
    expect(name).toHaveLength(255);
    expect(name.endsWith('n (copy)')).toBe(true);
  });
});
