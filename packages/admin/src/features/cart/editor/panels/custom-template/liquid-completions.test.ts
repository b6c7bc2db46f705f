import { describe, expect, it } from 'vitest';
import { liquidCompletions } from './liquid-completions';

describe('what is offered while a template is written', () => {
  it('are the objects of its type of component, and what they hold', () => {
    const { variables, propertiesOf } = liquidCompletions('cart_subtotal');
    expect(variables).toEqual(['cart', 'component', 'shop', 'settings']);
    expect(propertiesOf(['cart'])).toContain('total_savings');
    expect(propertiesOf(['settings', 'language'])).toContain('savings');
    expect(liquidCompletions('tiered_progress_bar').propertiesOf(['progress'])).toContain('percent');
  });

  it('of the item of a loop are those of its kind of object, and of a list what lists have', () => {
    const { propertiesOf } = liquidCompletions('cart_items');
    expect(propertiesOf(['line'])).toContain('variant_title');
    expect(propertiesOf(['cart', 'lines'])).toEqual(['size', 'first', 'last']);
    expect(propertiesOf(['cart', 'lines', 'first'])).toContain('variant_title');
  });

  it('for the whole cart are the settings of every type, and the tag that places components', () => {
    const whole = liquidCompletions('cart');
    expect(whole.propertiesOf(['settings', 'checkout', 'language'])).toContain('checkout');
    expect([whole.tags.includes('component'), liquidCompletions('notes').tags.includes('component')]).toEqual(
      [true, false],
    );
  });

  it('of metafields are those that the cart publishes', () => {
    const { propertiesOf } = liquidCompletions('cart_items', ['custom.care', 'custom.origin', 'shop.made']);
    expect(propertiesOf(['line', 'product'])).toEqual(['metafields']);
    expect(propertiesOf(['line', 'product', 'metafields'])).toEqual(['custom', 'shop']);
    expect(propertiesOf(['line', 'product', 'metafields', 'custom'])).toEqual(['care', 'origin']);
  });

  it('is nothing for what is not known', () => {
    expect(liquidCompletions('cart_items').propertiesOf(['nobody', 'x'])).toEqual([]);
  });
});
