import { describe, expect, it } from 'vitest';
import { liquidCompletions } from './liquid-completions';

describe('Liquid completions', () => {
  it('list the objects of the component type with their properties', () => {
    const { variables, propertiesOf } = liquidCompletions('cart_subtotal');
    expect(variables).toEqual(['cart', 'component', 'shop', 'settings']);
    expect(propertiesOf(['cart'])).toContain('total_savings');
    expect(propertiesOf(['settings', 'language'])).toContain('savings');
    expect(liquidCompletions('tiered_progress_bar').propertiesOf(['progress'])).toContain('percent');
  });

  it('list a loop item’s properties, and those of lists', () => {
    const { propertiesOf } = liquidCompletions('cart_items');
    expect(propertiesOf(['line'])).toContain('variant_title');
    expect(propertiesOf(['cart', 'lines'])).toEqual(['size', 'first', 'last']);
    expect(propertiesOf(['cart', 'lines', 'first'])).toContain('variant_title');
  });

  it('list every type’s settings and the component tag for the whole cart', () => {
    const whole = liquidCompletions('cart');
    expect(whole.propertiesOf(['settings', 'checkout', 'language'])).toContain('checkout');
    expect([whole.tags.includes('component'), liquidCompletions('notes').tags.includes('component')]).toEqual(
      [true, false],
    );
  });

  it('list the metafields published with the cart', () => {
    const { propertiesOf } = liquidCompletions('cart_items', ['custom.care', 'custom.origin', 'shop.made']);
    expect(propertiesOf(['line', 'product'])).toEqual(['metafields']);
    expect(propertiesOf(['line', 'product', 'metafields'])).toEqual(['custom', 'shop']);
    expect(propertiesOf(['line', 'product', 'metafields', 'custom'])).toEqual(['care', 'origin']);
  });

  it('are empty for unknown objects', () => {
    expect(liquidCompletions('cart_items').propertiesOf(['nobody', 'x'])).toEqual([]);
  });
});
