import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import { toggleComponent } from '@cartwright/core/cart/commands/toggle-component';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import { describe, expect, it } from 'vitest';
import { summaryAdvice } from './summary-advice';

let ids = 0;
const cart = newCart('c', 'Cart', () => `id-${++ids}`);
const componentId = findByType(cart, 'cart_subtotal')?.componentId ?? '';

function withSummary(showDiscountSummary: boolean): CartDocument {
  const settings = { showDiscountSummary };
  const set = setComponentSettings(cart, { componentId, settings, field: 'showDiscountSummary' });
  if (!set.ok) throw new Error(set.message);
  return set.document;
}

function hidden(document: CartDocument): CartDocument {
  const toggled = toggleComponent(document, { componentId });
  if (!toggled.ok) throw new Error(toggled.message);
  return toggled.document;
}

describe('codes and the discount summary', () => {
  it('go together: both, or neither', () => {
    expect(summaryAdvice(withSummary(true), true)).toBeNull();
    expect(summaryAdvice(withSummary(false), false)).toBeNull();
  });

  it('are advised on where one is without the other', () => {
    expect(summaryAdvice(withSummary(false), true)).toBe('turn_on_summary');
    expect(summaryAdvice(withSummary(true), false)).toBe('use_api');
  });

  it('count the summary of a hidden subtotal as off', () => {
    expect(summaryAdvice(hidden(withSummary(true)), true)).toBe('show_subtotal');
    expect(summaryAdvice(hidden(withSummary(true)), false)).toBeNull();
  });

  it('have nothing to say of a cart without a subtotal', () => {
    const components = cart.components.filter((component) => component.componentId !== componentId);
    expect(summaryAdvice({ ...cart, components }, true)).toBeNull();
  });
});
