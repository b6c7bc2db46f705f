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

describe('discount codes and summary', () => {
  it('give no advice if both are on or both off', () => {
    expect(summaryAdvice(withSummary(true), true)).toBeNull();
    expect(summaryAdvice(withSummary(false), false)).toBeNull();
  });

  it('give advice if only one is on', () => {
    expect(summaryAdvice(withSummary(false), true)).toBe('turn_on_summary');
    expect(summaryAdvice(withSummary(true), false)).toBe('use_api');
  });

  it('treat the summary of a hidden subtotal as off', () => {
    expect(summaryAdvice(hidden(withSummary(true)), true)).toBe('show_subtotal');
    expect(summaryAdvice(hidden(withSummary(true)), false)).toBeNull();
  });

  it('give no advice for a cart without subtotal', () => {
    const components = cart.components.filter((component) => component.componentId !== componentId);
    expect(summaryAdvice({ ...cart, components }, true)).toBeNull();
  });
});
