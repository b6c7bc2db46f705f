import { describe, expect, it } from 'vitest';
import { isGiftLine } from '../rewards/cart';
import { type WidgetChanges, withChanges } from './change-widget';
import { crossSellProperties, widgetProperties } from './line-properties';
import { readWidget } from './read-widget';
import { validateWidget } from './validate-widget';
import { newWidget, WIDGET_VERSION, type Widget } from './widget';
import { BREAKPOINTS } from './widget-response';
import type { WidgetSettings } from './widget-settings';

const widget = (changes: WidgetChanges = {}): Widget =>
  withChanges(newWidget(1, 'Cross-sell', 'cart_page'), changes);
const language = newWidget(1, 'Cross-sell', 'cart_page').settings.language;

describe('widget', () => {
  it('can be saved as created, even without products', () => {
    expect(validateWidget(widget())).toEqual([]);
  });

  it.each<[string, WidgetChanges, string]>([
    ['a blank name', { name: ' ' }, 'Name must be at least 1 character.'],
    ['no limit', { settings: { limit: null } }, 'Enter a whole number from 1 to 20.'],
    ['a limit of 0', { settings: { limit: 0 } }, 'Enter a whole number from 1 to 20.'],
    ['a limit of 21', { settings: { limit: 21 } }, 'Enter a whole number from 1 to 20.'],
    ['a fractional limit', { settings: { limit: 2.5 } }, 'Enter a whole number from 1 to 20.'],
    [
      'the source of past purchases',
      { dataSourcePath: '/products/purchased' },
      'Choose another source: carts don’t know what a shopper has bought.',
    ],
    ['a missing collection', { dataSourcePath: '/products/collection' }, 'Choose a collection.'],
    ['an unknown source', { dataSourcePath: '/products/none' }, 'Choose where the products come from.'],
    [
      'a button without text',
      { settings: { language: { ...language, add: ' ' } } },
      'Please fill out the Add button field.',
    ],
    ['a long title', { title: 'x'.repeat(101) }, 'This text has 101 characters; 100 fit. Shorten it.'],
    [
      'too many products',
      { products: Array.from({ length: 21 }, (_, index) => ({ product_id: index + 1, variant_ids: [] })) },
      'Choose at most 20 products for a widget.',
    ],
  ])('with %s is rejected with a message', (_words, changes, message) => {
    expect(validateWidget(widget(changes)).map((issue) => issue.message)).toEqual([message]);
  });

  it.each(['/custom/id/7', '/products/trending', '/products/tag/New'])('accepts the source %s', (path) =>
    expect(validateWidget(widget({ dataSourcePath: path }))).toEqual([]),
  );

  it('is read as stored and reports what can’t be read', () => {
    expect(readWidget(widget())).toEqual({ ok: true, value: widget() });
    expect(readWidget({ ...widget(), schemaVersion: WIDGET_VERSION + 1 })).toMatchObject({
      ok: false,
      code: 'newer',
    });
    expect(readWidget({ ...widget(), title: 4 })).toMatchObject({
      ok: false,
      code: 'invalid',
      path: ['title'],
    });
    const long = { ...widget(), title: 'x'.repeat(500) };
    expect(readWidget(long)).toEqual({ ok: true, value: long });
    expect(readWidget(null)).toMatchObject({ ok: false, code: 'invalid', path: [] });
  });
});

describe('widget settings', () => {
  const { layout, style, timer, quantityInputs } = widget().settings;
  const problems = (changes: WidgetChanges) =>
    validateWidget(widget(changes)).map(({ path, message }) => [path.join('.'), message]);
  const whole = (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`;

  it('default to the specification', () => {
    expect(widget().settings).toMatchObject({
      limit: 8,
      timer: { minutes: 3, seconds: 30 },
      quantityInputs: { default: 1, min: 1, max: 10 },
      viewCookieDays: 1,
    });
    expect(BREAKPOINTS).toEqual({
      large: { min: 999, max: null },
      medium: { min: 481, max: 998 },
      small: { min: 0, max: 480 },
    });
  });

  it.each<[Partial<WidgetSettings>, string, string]>([
    [{ layout: { ...layout, large: { type: 'grid', columns: 9 } } }, 'layout.large.columns', whole(1, 8)],
    [{ layout: { ...layout, medium: { type: 'grid', columns: 7 } } }, 'layout.medium.columns', whole(1, 6)],
    [{ layout: { ...layout, small: { type: 'list', columns: null } } }, 'layout.small.columns', whole(1, 4)],
    [
      { style: { ...style, accentColor: 'green' } },
      'style.accentColor',
      'Enter a color with a # and three or six digits, such as #1d6b42.',
    ],
    [{ style: { ...style, buttonWidth: 9 } }, 'style.buttonWidth', whole(10, 100)],
    [{ style: { ...style, buttonWidth: 101 } }, 'style.buttonWidth', whole(10, 100)],
    [{ timer: { ...timer, enabled: true, seconds: 60 } }, 'timer.seconds', whole(0, 59)],
    [{ timer: { ...timer, enabled: true, width: 5 } }, 'timer.width', whole(10, 100)],
    [
      { timer: { ...timer, enabled: true, minutes: 0, seconds: 0 } },
      'timer.minutes',
      'Enter a time of at least one second.',
    ],
    [{ quantityInputs: { ...quantityInputs, enabled: true, min: 0 } }, 'quantityInputs.min', whole(1, 10)],
    [{ quantityInputs: { ...quantityInputs, enabled: true, max: 11 } }, 'quantityInputs.max', whole(1, 10)],
    [
      { quantityInputs: { enabled: true, min: 4, max: 3, default: 3 } },
      'quantityInputs.max',
      'Enter a maximum of at least 4.',
    ],
    [
      { quantityInputs: { enabled: true, min: 2, max: 6, default: 1 } },
      'quantityInputs.default',
      whole(2, 6),
    ],
    [{ viewCookieDays: 0 }, 'viewCookieDays', whole(1, 30)],
  ])('reject %j at its field', (settings, path, message) =>
    expect(problems({ settings })).toEqual([[`settings.${path}`, message]]),
  );

  it('keep the values of disabled features without validating them', () =>
    expect(
      problems({
        dynamicDiscountAmount: -1,
        gwpCount: 0,
        settings: {
          timer: { ...timer, seconds: 99 },
          quantityInputs: { ...quantityInputs, max: 99 },
          language: { ...language, timer: '', quantity: '', oneTime: '', subscription: '' },
        },
      }),
    ).toEqual([]));

  it('require the texts of enabled features', () => {
    const blank = { ...language, timer: '', quantity: '', oneTime: '', subscription: '' };
    const on: Partial<WidgetSettings> = {
      productType: 'both',
      timer: { ...timer, enabled: true },
      quantityInputs: { ...quantityInputs, enabled: true },
      language: blank,
    };
    expect(problems({ settings: on }).map(([path]) => path)).toEqual([
      'settings.language.quantity',
      'settings.language.oneTime',
      'settings.language.subscription',
      'settings.language.timer',
    ]);
  });

  it.each<[WidgetChanges, string, string]>([
    [
      { dynamicDiscountType: 'percentage', dynamicDiscountAmount: 100.5 },
      'dynamicDiscountAmount',
      'Enter a percentage above 0, up to 100.',
    ],
    [
      { dynamicDiscountType: 'fixed', dynamicDiscountAmount: 0 },
      'dynamicDiscountAmount',
      'Enter an amount above 0, up to 1,000,000,000.',
    ],
    [{ gwpEnabled: true, gwpMinimumSubtotal: 50, gwpCount: 11 }, 'gwpCount', whole(1, 10)],
    [{ gwpEnabled: true, gwpMinimumSubtotal: 50 }, 'products', 'Choose the products that shoppers get.'],
    [
      {
        gwpEnabled: true,
        gwpMinimumSubtotal: 50,
        gwpCount: 2,
        products: [{ product_id: 1, variant_ids: [] }],
      },
      'gwpCount',
      'Enter at most 1, or choose more products: each is given once.',
    ],
    [
      {
        gwpEnabled: true,
        gwpMinimumSubtotal: null,
        products: [{ product_id: 1, variant_ids: [] }],
      },
      'gwpMinimumSubtotal',
      'Enter an amount from 0 to 1,000,000,000.',
    ],
    [
      { gwpEnabled: true, gwpMinimumSubtotal: 0, dataSourcePath: '/products/related' },
      'dataSourcePath',
      'Choose Hand-picked: gifts are products that you choose yourself.',
    ],
    [
      {
        dynamicDiscountType: 'fixed',
        dynamicDiscountAmount: 0.5,
        gwpEnabled: true,
        gwpMinimumSubtotal: 0,
        dataSourcePath: '/products/related',
      },
      'dataSourcePath',
      'Choose Hand-picked: a discount is for products that you choose yourself.',
    ],
  ])('reject the discount or gift %j at its field', (changes, path, message) => {
    const issues = validateWidget(withChanges(newWidget(1, 'Beside', null), changes));
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
  });

  it('reject a discount in a cart', () =>
    expect(problems({ dynamicDiscountType: 'percentage', dynamicDiscountAmount: 20 })).toEqual([
      ['dynamicDiscountType', 'Only a widget on store pages can give a discount.'],
    ]));

  it('reject a gift in a cart', () =>
    expect(
      problems({
        gwpEnabled: true,
        gwpMinimumSubtotal: 50,
        products: [{ product_id: 1, variant_ids: [] }],
      }),
    ).toEqual([['gwpEnabled', 'Only a widget on store pages can give a gift.']]));
});

describe('line added by a cross-sell', () => {
  it('records its source while attribution is on, and is never a gift', () => {
    const properties = crossSellProperties('cart-1');
    expect(properties).toEqual({ _attribution: 'cart-1', _source: 'widget' });
    expect(isGiftLine({ properties })).toBe(false);
  });

  it('records the widget when it is known', () => {
    expect(crossSellProperties('cart-1', 3)).toEqual({ ...crossSellProperties('cart-1'), _widget: '3' });
  });

  it('records nothing while attribution is off', () => {
    expect(crossSellProperties(null)).toEqual({});
    expect(crossSellProperties(null, 3)).toEqual({});
  });
});

it('a line added by a page widget records it while tracking is on, and is never a gift', () => {
  const properties = widgetProperties(12, true);
  expect(properties).toEqual({ _source: 'widget', _widget: '12' });
  expect(isGiftLine({ properties })).toBe(false);
  expect(widgetProperties(12, false)).toEqual({});
});

it('a line always records its widget when the widget gives a discount', () => {
  expect(widgetProperties(12, false, true)).toEqual({ _widget: '12' });
  expect(widgetProperties(12, true, true)).toEqual(widgetProperties(12, true));
});
