import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { toggleComponent } from '@cartwright/core/cart/commands/toggle-component';
import { findByType } from '@cartwright/core/cart/components-of';
import type { OfferedInCart, StoreState } from '@cartwright/core/contract/preview';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { newWidget, type Widget } from '@cartwright/core/widgets/widget';
import { describe, expect, it } from 'vitest';
import { aMessage, aPreview } from '../testing/previewed';
import { aCartDocument } from '../testing/shop';
import { whyNothing, whyNotThere } from './nothing-to-show';
import { offeredIn } from './offered-in';

/** Reason why the first component of a type is empty in a preview with a loaded cart. */
async function why(type: StorefrontComponent['type'], message = aMessage()): Promise<string> {
  const { session } = aPreview(message);
  await session.refresh();
  const rules = session.rules.peek();
  const component = rules.config.components.find((each) => each.type === type);
  if (!component) throw new Error(`The cart has no ${type}.`);
  const cart = session.cartStore.view.peek()?.cart ?? null;
  return whyNothing(component, { rules, cart, offered: (widget) => offeredIn(message, widget) });
}

describe('reason for an empty component', () => {
  it('names the unloaded or empty cart', async () => {
    expect(await why('tiered_progress_bar', aMessage({ store: 'error' }))).toBe(
      'Shown once the cart has loaded.',
    );
    expect(await why('tiered_progress_bar', aMessage({}, { lines: [] }))).toBe(
      'Not shown while the cart is empty.',
    );
  });

  it('names the missing tiers or widget', async () => {
    const bare = aMessage({}, { document: aCartDocument({ tiers: [] }) });
    expect(await why('tiered_progress_bar', bare)).toBe('Add a tier to show the bar here.');
    const added = addComponent(aCartDocument(), { type: 'cross_sell_widget', newId: () => 'cross-sells' });
    if (!added.ok) throw new Error(added.message);
    expect(await why('cross_sell_widget', aMessage({}, { document: added.document }))).toBe(
      'Choose a widget to show it here.',
    );
  });

  it('distinguishes a widget without products from one with none for this cart', async () => {
    const added = addComponent(aCartDocument(), { type: 'cross_sell_widget', newId: () => 'cross-sells' });
    if (!added.ok) throw new Error(added.message);
    const document = {
      ...added.document,
      components: added.document.components.map((each) =>
        each.type === 'cross_sell_widget' ? { ...each, settings: { ...each.settings, widgetId: 1 } } : each,
      ),
    };
    const widget = newWidget(1, 'Goes well with', 'cart_page');
    const whyOf = (changed: Partial<Widget>) =>
      why('cross_sell_widget', aMessage({}, { document, widgets: [{ ...widget, ...changed }] }));
    expect(await whyOf({})).toBe('No products chosen yet. Choose some to show the widget here.');
    expect(await whyOf({ dataSourcePath: '/products/related' })).toBe(
      'No products to recommend for this cart yet.',
    );
    const offered = (status: OfferedInCart['status'], store: StoreState = 'answers') =>
      why(
        'cross_sell_widget',
        aMessage(
          { store },
          {
            document,
            widgets: [{ ...widget, dataSourcePath: '/products/top_sellers' }],
            offered: { 1: { status, products: [] } },
          },
        ),
      );
    expect(await offered('there')).toBe('This data source gives no products for this cart.');
    expect(await offered('loading', 'no_offers')).toBe('This data source gives no products for this cart.');
    expect(await offered('failed')).toBe('The products of this data source couldn’t be loaded.');
  });

  it('names a bar for other countries', async () => {
    const germans = aCartDocument({ geolocationEnabled: true, countryCodes: ['DE'] });
    expect(await why('tiered_progress_bar', aMessage({}, { document: germans }))).toBe(
      'No bar for this country or currency.',
    );
    const anywhere = { country: null, currency: 'USD', rate: null };
    expect(await why('tiered_progress_bar', aMessage({ market: anywhere }, { document: germans }))).toBe(
      'No bar for shoppers outside its countries.',
    );
  });
});

describe('reason for a component missing from the cart', () => {
  it('is that it is hidden or not set up', () => {
    const document = aCartDocument();
    const bar = findByType(document, 'tiered_progress_bar')?.componentId ?? '';
    expect(whyNotThere(document, bar)).toBeNull();
    const hidden = toggleComponent(document, { componentId: bar });
    expect(hidden.ok && whyNotThere(hidden.document, bar)).toBe('Hidden from shoppers.');
    const dragDropState = { ...document.dragDropState, goalBox: [], needsAttention: [bar] };
    expect(whyNotThere({ ...document, dragDropState }, bar)).toBe(
      'Finish setting it up to show it in the cart.',
    );
    expect(whyNotThere(document, 'nothing')).toBeNull();
  });
});
