import { describe, expect, it } from 'vitest';
import { PARTNER_APPS, type PartnerApp } from '../apps/partner-apps';
import type { CartDocument } from '../cart/cart-document';
import { addComponent } from '../cart/commands/add-component';
import { addApp } from '../cart/commands/apps';
import { setComponentSettings } from '../cart/commands/set-component-settings';
import { newCart } from '../cart/new-cart';
import type { CatalogueProduct } from '../catalogue/product';
import { newTier } from '../components/tiered-progress-bar/defaults';
import type { Bar, Tier } from '../components/tiered-progress-bar/schema';
import { neededDiscounts } from '../discounts/needed-discounts';
import { liveCandidates } from '../schedule/live-candidates';
import { newWidget, type Widget } from '../widgets/widget';
import { compileStorefrontCart } from './compile-storefront-config';
import { storefrontProductIds } from './products-of';

const NOW = Date.parse('2026-11-22T12:00:00Z');

const mug: CatalogueProduct = {
  id: 900,
  handle: 'mug',
  title: 'Mug',
  image: null,
  status: 'active',
  isGiftCard: false,
  requiresSellingPlan: false,
  variants: [901, 902].map((id) => ({
    id,
    title: `${id}`,
    price: 1200,
    compareAtPrice: null,
    available: true,
    image: null,
  })),
};

const tier = (id: string, type: Tier['type'], changes: Partial<Tier> = {}): Tier => ({
  ...newTier(id, type),
  ...changes,
});
const mugTier = tier('gift', 'product', { minimum: 75.5, products: [{ product_id: 900, variant_ids: [] }] });

/** A cart whose only bar has the tiers. */
function cartWith(
  tiers: Tier[],
  changes: Partial<CartDocument> = {},
  barChanges: Partial<Bar> = {},
): CartDocument {
  let last = 0;
  const cart = newCart('c1', 'Main', () => `id-${++last}`);
  return {
    ...cart,
    enabled: true,
    ...changes,
    components: (changes.components ?? cart.components).map((component) =>
      component.type === 'tiered_progress_bar'
        ? {
            ...component,
            settings: { bars: component.settings.bars.map((bar) => ({ ...bar, ...barChanges, tiers })) },
          }
        : component,
    ),
  };
}

const compile = (document: CartDocument, product = mug, widgets: readonly Widget[] = []) =>
  compileStorefrontCart({ document, products: [product], widgets, discountsActive: true });

describe('compiled cart for the storefront', () => {
  it('contains the texts of volume discount offers, with no placeholder in the checkout name', () => {
    const cart = cartWith([]);
    const { language, ...rest } = cart.buyMoreSaveMore;
    const success = { ...language, bmsmDiscountSuccess: 'You saved {discount}' };
    const volume = {
      buyMoreSaveMoreEnabled: true,
      buyMoreSaveMore: {
        ...rest,
        language: success,
        discountProducts: [{ product_id: 900, variant_ids: [] }],
      },
    };
    const compiled = compile(cartWith([], volume));
    expect(compiled.volume).toEqual({
      display: 'buttons',
      tier: 'Buy {quantity} save {discount}',
      reached: 'You saved {discount}',
      next: 'Add {quantity} more to save {discount}',
    });
    expect(compiled.rewards.volume?.message).toBe('You saved');
    expect(compiled.discountTitles).toContain('You saved');
    expect(compile(cart).volume).toBeNull();
  });

  it('keeps minimums as typed, and lists the variants of a whole product in order', () => {
    const [bar] = compile(cartWith([mugTier])).rewards.bars;
    expect(bar?.tiers).toEqual([
      {
        id: 'gift',
        type: 'product',
        minimum: '75.5',
        gifts: [{ productId: 900, variantIds: [901, 902], anyVariant: true }],
        hideSoldOut: true,
        message: 'Free gift',
      },
    ]);
  });

  it('omits a deleted gift, and a tier that has no other', () => {
    const gone = { product_id: 404, variant_ids: [405] };
    const tiers = [
      { ...mugTier, id: 'both', products: [gone, ...mugTier.products] },
      { ...mugTier, id: 'gone', products: [gone] },
      // Unfinished: the preview shows it unchanged.
      { ...mugTier, id: 'none', products: [] },
    ];
    const [bar] = compile(cartWith(tiers)).rewards.bars;
    expect(bar?.tiers.map(({ id, gifts }) => [id, gifts?.map(({ productId }) => productId)])).toEqual([
      ['both', [900]],
      ['none', []],
    ]);
  });

  it('omits a bar in Needs Attention, with its tiers and gifts', () => {
    const cart = cartWith([mugTier]);
    const { goalBox, ...places } = cart.dragDropState;
    const waiting = { ...cart, dragDropState: { ...places, goalBox: [], needsAttention: goalBox } };
    expect(compile(waiting).components.map(({ type }) => type)).not.toContain('tiered_progress_bar');
    expect([compile(waiting).rewards.bars, storefrontProductIds(waiting, [])]).toEqual([[], []]);
    expect(storefrontProductIds(cart, [])).toEqual([900]);
  });

  it('contains fixed minimums only while presentment currencies are enabled, including 0', () => {
    const own = { currencies: ['EUR'], minimums: { EUR: 0, GBP: null } };
    const minimums = (enabled: boolean) =>
      compile(cartWith([tier('s', 'shipping', { presentmentCurrencies: { enabled, ...own } })])).rewards
        .bars[0]?.tiers[0]?.minimums;
    expect(minimums(true)).toEqual({ EUR: '0' });
    expect(minimums(false)).toBeUndefined();
  });

  it('omits an unfinished tier', () => {
    expect(compile(cartWith([tier('s', 'shipping', { minimum: null })])).rewards.bars[0]?.tiers).toEqual([]);
  });

  it.each([
    ['https://cdn.example/icon.png', 'https://cdn.example/icon.png'],
    ['http://plain.example/icon.png', ''],
    [
      'http://127.0.0.1:4701/cdn/shop/files/icon.png?v=1',
      'http://127.0.0.1:4701/cdn/shop/files/icon.png?v=1',
    ],
    ['http://127.0.0.1.example.com/icon.png', ''],
    ['https://cdn', ''],
  ])('maps the icon %s to "%s"', (productTierImage, shown) => {
    const bar = compile(cartWith([tier('s', 'shipping', { productTierImage })])).components.find(
      ({ type }) => type === 'tiered_progress_bar',
    );
    expect(bar).toMatchObject({ settings: { bars: [{ tiers: [{ image: shown }] }] } });
  });

  it('omits the rewards and component of a hidden bar', () => {
    const shown = cartWith([mugTier]);
    const hidden = {
      ...shown,
      components: shown.components.map((each) =>
        each.type === 'tiered_progress_bar' ? { ...each, visibilityStatus: 'hidden' as const } : each,
      ),
    };
    expect(compile(hidden).rewards.bars).toEqual([]);
    expect(compile(hidden).components.map(({ type }) => type)).toEqual([
      'title_bar',
      'cart_items',
      'cart_subtotal',
      'checkout',
    ]);
    expect(storefrontProductIds(hidden, [])).toEqual([]);
    expect(compile(shown).components.map(({ anchor }) => anchor)).toEqual([
      'header',
      'goalBox',
      'body',
      'footer',
      'footer',
    ]);
  });

  it('contains the products of gifts and the titles of our discounts', () => {
    const cart = compile(cartWith([mugTier, tier('d', 'discount', { orderDiscountMessage: ' ' })]));
    expect(cart.products.map(({ handle }) => handle)).toEqual(['mug']);
    expect(cart.discountTitles).toEqual(['Cartwright: Main', 'Free gift', 'Reward']);
  });

  it('marks an unpublished product as unavailable whatever its stock', () => {
    const available = (status: CatalogueProduct['status']) =>
      compile(cartWith([mugTier]), { ...mug, status }).products.flatMap(({ variants }) =>
        variants.map((each) => each.available),
      );
    expect(available('active')).toEqual([true, true]);
    expect(available('draft')).toEqual([false, false]);
    expect(available('archived')).toEqual([false, false]);
  });

  it('omits tiers and minimums above the money limit', () => {
    const own = { enabled: true, currencies: ['EUR'], minimums: { EUR: 1e15 } };
    const tiers = [
      tier('a', 'shipping', { minimum: 1e15 }),
      tier('b', 'discount', { discountAmountFromTotal: 1e15, presentmentCurrencies: own }),
    ];
    expect(compile(cartWith(tiers)).rewards.bars[0]?.tiers).toEqual([
      { id: 'b', type: 'discount', minimum: '100', message: 'Reward' },
    ]);
  });

  it('contains Buy More Save More when it is enabled', () => {
    const off = cartWith([mugTier]);
    expect(compile(off).rewards.volume).toBeNull();
    const on = {
      ...off,
      buyMoreSaveMoreEnabled: true,
      buyMoreSaveMore: { ...off.buyMoreSaveMore, discountProducts: [{ product_id: 5, variant_ids: [] }] },
    };
    expect(compile(on).rewards.volume).toMatchObject({
      kind: 'percentage',
      tiers: [{ quantity: 2, value: '10' }],
    });
  });
});

describe('required automatic discounts', () => {
  const classes = (document: CartDocument) =>
    neededDiscounts([document], [mug], NOW).map((discount) => discount.classes);

  it.each<[string, CartDocument, string[][]]>([
    ['gift and shipping', cartWith([mugTier, tier('s', 'shipping')]), [['PRODUCT', 'SHIPPING']]],
    ['an order discount', cartWith([tier('d', 'discount')]), [['ORDER']]],
    [
      'an order discount in line mode',
      cartWith([tier('d', 'discount')], {}, { useLineItemMode: true }),
      [['PRODUCT']],
    ],
    ['decoration only', cartWith([tier('x', 'decorative')]), []],
    ['a bar by Scripts', cartWith([mugTier], {}, { discountedBy: 'scripts' }), []],
    ['a disabled cart', cartWith([mugTier], { enabled: false }), []],
    ['the fallback', cartWith([mugTier], { enabled: false, isFallback: true }), [['PRODUCT']]],
  ])('%s', (_what, document, expected) => expect(classes(document)).toEqual(expected));

  it('exclude a fallback, which is never live beside an enabled cart', () => {
    const unscheduled = cartWith([mugTier], { id: 'a' });
    const fallback = cartWith([mugTier], { id: 'b', enabled: false, isFallback: true });
    expect(liveCandidates([fallback, unscheduled]).map(({ id }) => id)).toEqual(['a']);
  });

  it('cover the window of a scheduled cart', () => {
    const window = { isScheduled: true, startDate: '2026-12-01T00:00:00Z', endDate: '2026-12-02T00:00:00Z' };
    expect(neededDiscounts([cartWith([mugTier], window)], [mug], NOW)).toMatchObject([
      { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-02T00:00:00.000Z' },
    ]);
    // Any start in the past is correct.
    const during = Date.parse('2026-12-01T12:00:00Z');
    expect(neededDiscounts([cartWith([mugTier], window)], [mug], during)).toMatchObject([
      { startsAt: null, endsAt: '2026-12-02T00:00:00.000Z' },
    ]);
    expect(neededDiscounts([cartWith([mugTier], window)], [mug], Date.parse(window.endDate))).toEqual([]);
    expect(compile(cartWith([mugTier], window)).live).toEqual({
      kind: 'scheduled',
      from: Date.parse(window.startDate),
      to: Date.parse(window.endDate),
    });
  });
});

describe('discount of a cart without a schedule', () => {
  const sale = cartWith([mugTier], {
    id: 'sale',
    name: 'Sale',
    isScheduled: true,
    startDate: '2026-12-01T00:00:00Z',
    endDate: '2026-12-02T00:00:00Z',
  });
  const unscheduled = cartWith([mugTier], { id: 'standing', name: 'Usual' });
  const at = (now: number) =>
    neededDiscounts([unscheduled, sale], [mug], now).map(({ title, startsAt, endsAt }) => [
      title,
      startsAt,
      endsAt,
    ]);

  it('pauses while a scheduled cart is live', () => {
    expect(at(NOW)).toEqual([
      ['Cartwright: Usual', null, '2026-12-01T00:00:00.000Z'],
      ['Cartwright: Usual (from 2026-12-02 00:00 UTC)', '2026-12-02T00:00:00.000Z', null],
      ['Cartwright: Sale', '2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'],
    ]);
    expect(at(Date.parse('2026-12-01T12:00:00Z'))).toEqual([
      ['Cartwright: Usual', '2026-12-02T00:00:00.000Z', null],
      ['Cartwright: Sale', null, '2026-12-02T00:00:00.000Z'],
    ]);
    expect(at(Date.parse('2026-12-02T00:00:00Z'))).toEqual([['Cartwright: Usual', null, null]]);
  });

  it('pauses even if the scheduled cart gives nothing', () => {
    const bare = { ...sale, components: [] };
    expect(neededDiscounts([unscheduled, bare], [mug], NOW)).toHaveLength(2);
  });
});

describe('compiled cross-sell widget', () => {
  const widget = (changes: Partial<Widget> = {}): Widget => ({
    ...newWidget(7, 'Suggestions', 'cart_page'),
    products: [
      { product_id: 900, variant_ids: [901] },
      { product_id: 1, variant_ids: [] },
    ],
    ...changes,
  });
  function cartShowing(widgetId: number | null): CartDocument {
    const added = addComponent(newCart('c1', 'Main', ids()), { type: 'cross_sell_widget', newId: () => 'w' });
    if (!added.ok) throw new Error(added.message);
    const set = setComponentSettings(added.document, {
      componentId: 'w',
      settings: { widgetId },
      field: 'w',
    });
    if (!set.ok) throw new Error(set.message);
    return set.document;
  }
  const ids = () => {
    let last = 0;
    return () => `id-${++last}`;
  };
  const shown = (cart: ReturnType<typeof compile>) => {
    const component = cart.components.find(({ type }) => type === 'cross_sell_widget');
    return component?.type === 'cross_sell_widget' ? component.settings.widget : undefined;
  };

  it('contains its products except deleted ones', () => {
    const cart = compile(cartShowing(7), mug, [widget()]);
    expect(shown(cart)).toMatchObject({
      title: 'You may also like',
      dataSource: 'hand_picked',
      limit: 8,
      products: [{ product_id: 900, variant_ids: [901] }],
    });
    expect(cart.products.map(({ handle }) => handle)).toEqual(['mug']);
    expect(storefrontProductIds(cartShowing(7), [widget()])).toEqual([900, 1]);
  });

  it('marks a rule’s products as loaded from the server', () => {
    const cart = compile(cartShowing(7), mug, [widget({ dataSourcePath: '/custom/id/7' })]);
    expect(shown(cart)).toMatchObject({ id: 7, dataSource: 'server', products: [] });
    expect(cart.products).toEqual([]);
  });

  it('is empty when deleted or never chosen, without blocking publication', () => {
    expect(shown(compile(cartShowing(7)))).toBeNull();
    expect(shown(compile(cartShowing(null), mug, [widget()]))).toBeNull();
    expect(compile(cartShowing(7)).products).toEqual([]);
  });

  it('contains no products for Shopify’s recommendations', () => {
    const cart = compile(cartShowing(7), mug, [widget({ dataSourcePath: '/products/related' })]);
    expect(shown(cart)).toMatchObject({ dataSource: 'recommended', products: [] });
    expect(cart.products).toEqual([]);
  });

  it.each([
    [null, 1],
    [0, 1],
    [2.5, 2],
    [99, 20],
  ])('with a limit of %s shows %s in the preview', (limit, drawn) => {
    expect(
      shown(
        compile(cartShowing(7), mug, [widget({ settings: { ...newWidget(7, '', null).settings, limit } })]),
      )?.limit,
    ).toBe(drawn);
  });
});

describe('compiled product metafields', () => {
  const care = { ...mug, metafields: { 'custom.care': 'Wash cold', 'custom.old': 'x' } };
  const listing = { productMetafieldsEnabled: true, productMetafields: ['custom.care', 'custom.none'] };
  const of = (changes: Partial<CartDocument>, template = '') => {
    const cart = cartWith([mugTier], changes);
    const customTemplate = {
      id: 't',
      name: 'T',
      template,
      componentVersion: '1',
      editedBy: 'M',
      timestamp: '2026-11-01T10:00:00Z',
    };
    const components = cart.components.map((component) =>
      component.type === 'cart_items' && template
        ? { ...component, useCustomTemplate: true, customTemplate }
        : component,
    );
    const document = { ...cart, components };
    return compileStorefrontCart({ document, products: [care], widgets: [], discountsActive: true });
  };
  const reading = '{% for line in cart.lines %}{{ line.product.metafields.custom.care }}{% endfor %}';

  it('contain those the cart lists', () => {
    expect(of(listing).products[0]?.metafields).toEqual({ 'custom.care': 'Wash cold' });
    expect(of({ ...listing, productMetafieldsEnabled: false }).products[0]).not.toHaveProperty('metafields');
  });

  it('are read from lines only when a template shows them', () => {
    expect(of(listing, reading).lineMetafields).toEqual(['custom.care', 'custom.none']);
    expect(of(listing, '<p>{{ cart.total }}</p>')).not.toHaveProperty('lineMetafields');
    expect(of(listing)).not.toHaveProperty('lineMetafields');
    expect(of({}, reading)).not.toHaveProperty('lineMetafields');
  });
});

describe('compiled app', () => {
  const app = PARTNER_APPS.find(({ id }) => id === 'delivery-estimate') as PartnerApp;
  function cartWithApp(change: (entry: CartDocument['apps'][number]) => object = () => ({})): CartDocument {
    let last = 0;
    const added = addApp(
      newCart('c1', 'Main', () => `id-${++last}`),
      { app, newId: () => `app-${++last}` },
    );
    if (!added.ok) throw new Error(added.message);
    return {
      ...added.document,
      apps: added.document.apps.map((entry) => ({ ...entry, ...change(entry) })),
    };
  }
  const shown = (document: CartDocument) =>
    compile(document).components.find(({ type }) => type === 'smart_cart_app')?.settings;

  it('is its element with the merchant’s input or its default texts', () => {
    expect(shown(cartWithApp(() => ({ userInputs: { label: 'Here in' } })))).toEqual({
      app: {
        name: 'Delivery Estimate',
        tag: 'delivery-estimate',
        attributes: { label: 'Here in', 'from-days': '3', 'to-days': '5', 'count-parcels': 'true' },
        showInEmptyCart: false,
      },
    });
  });

  it('contains only declared attributes', () => {
    const typed = { onclick: 'alert(1)', style: 'position: fixed', label: 'Here in' };
    const settings = shown(cartWithApp(() => ({ userInputs: typed })));
    expect(JSON.stringify(settings)).not.toMatch(/onclick|style/);
  });

  it.each([
    ['switched off', () => ({ enabled: false })],
    ['no longer in the catalogue', () => ({ partnerAppId: 'gone' })],
  ])('is omitted when %s', (_words, change) => {
    expect(shown(cartWithApp(change))).toEqual({ app: null });
  });

  it('is found by its legacy id', () => {
    expect(shown(cartWithApp(() => ({ partnerAppId: null })))).toEqual({ app: null });
    const legacy = cartWithApp();
    const renamed = {
      ...legacy,
      apps: legacy.apps.map((entry) => ({ ...entry, id: app.id, partnerAppId: null })),
      components: legacy.components.map((each) =>
        each.type === 'smart_cart_app' ? { ...each, settings: { appId: app.id } } : each,
      ),
    };
    expect(shown(renamed)).toMatchObject({ app: { tag: app.tag } });
  });
});
