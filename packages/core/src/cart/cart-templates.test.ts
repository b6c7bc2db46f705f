import { describe, expect, it } from 'vitest';
import { CART_TEMPLATES } from './cart-template-names';
import { cartFromTemplate } from './cart-templates';
import { findByType } from './components-of';
import { validateCart } from './validate-cart';

let last = 0;
const newId = () => `id-${++last}`;
const made = (template: (typeof CART_TEMPLATES)[number]) => cartFromTemplate(template, 'c', 'Cart', newId);
const tiers = (template: (typeof CART_TEMPLATES)[number]) =>
  findByType(made(template), 'tiered_progress_bar')?.settings.bars[0]?.tiers.map(({ type }) => type);

describe('cart template', () => {
  it.each(CART_TEMPLATES)('%s creates a valid cart that is disabled', (template) => {
    expect(validateCart(made(template))).toEqual([]);
    expect(made(template)).toMatchObject({ name: 'Cart', enabled: false });
  });

  it('has the rewards named in its title', () => {
    expect(tiers('standard')).toEqual(['shipping']);
    expect(tiers('rewards')).toEqual(['shipping', 'discount']);
    expect(tiers('plain')).toBeUndefined();
    expect(made('plain').dragDropState.goalBox).toEqual([]);
  });
});
