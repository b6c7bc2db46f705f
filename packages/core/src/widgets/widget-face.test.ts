import { expect, it } from 'vitest';
import { withChanges } from './change-widget';
import { newWidget } from './widget';
import { widgetFace } from './widget-face';
import { newWidgetSettings } from './widget-settings';

const NEW = newWidget(12, 'Beside', null);

it('shows the widget as configured', () => {
  expect(widgetFace(NEW)).toEqual({
    id: 12,
    title: 'You may also like',
    texts: { add: 'Add', added: 'Added', soldOut: 'Sold out' },
    layout: {
      large: { type: 'grid', columns: 4 },
      medium: { type: 'grid', columns: 2 },
      small: { type: 'carousel', columns: 1 },
    },
    style: '',
    tracking: true,
    recommends: null,
    outOfStock: 'all',
    limit: 8,
    extras: {
      displayType: 'embedded',
      productType: 'one-time',
      quantity: null,
      timer: null,
      callbacks: null,
      viewDays: 1,
      texts: {
        choose: 'Choose',
        quantity: 'Quantity',
        oneTime: 'One-time purchase',
        subscription: 'Subscribe and save',
        timer: 'Offer ends in',
      },
    },
  });
  const recommends = (dataSourcePath: string) => widgetFace({ ...NEW, dataSourcePath }).recommends;
  expect(recommends('/products/related')).toBe('related');
  expect(recommends('/products/complementary')).toBe('complementary');
});

it('contains set colors, adjusted to be readable on each other', () => {
  const { style } = newWidgetSettings();
  const styleWith = (changes: Partial<typeof style>) =>
    widgetFace(withChanges(NEW, { settings: { style: { ...style, ...changes } } })).style;
  expect(styleWith({ buttonBgColor: '#1d6b42', buttonTextColor: '#1d6b42' })).toMatch(
    /^--_button:#1d6b42;--_button-text:#(?!1d6b42)[\da-f]{6}$/,
  );
  expect(styleWith({ buttonWidth: 60 })).toBe('--_button-width:60%');
  expect(styleWith({ textColor: 'url(//evil.example)' })).toBe('');
});

it('falls back to defaults for fields left empty while editing', () => {
  const { layout } = newWidgetSettings();
  const empty = { ...layout, large: { type: 'list', columns: null } } as const;
  const face = widgetFace(withChanges(NEW, { settings: { layout: empty, limit: null } }));
  expect(face.layout.large).toEqual({ type: 'list', columns: 4 });
  expect(face.limit).toBe(8);
});

it('contains the settings of enabled extras only', () => {
  const { timer, quantityInputs, callbacks } = newWidgetSettings();
  const extras = (settings: Partial<ReturnType<typeof newWidgetSettings>>) =>
    widgetFace(withChanges(NEW, { settings })).extras;
  expect(extras({ timer: { ...timer, enabled: true, width: null } })?.timer).toEqual({
    seconds: 210,
    width: 100,
  });
  expect(extras({ timer: { ...timer, enabled: true, minutes: null, seconds: 0 } })?.timer).toBeNull();
  expect(extras({ quantityInputs: { ...quantityInputs, enabled: true } })?.quantity).toEqual({
    initial: 1,
    min: 1,
    max: 10,
  });
  expect(extras({ callbacks: { ...callbacks, init: ' ' } })?.callbacks).toBeNull();
  expect(extras({ callbacks: { ...callbacks, add: 'go()' } })?.callbacks?.add).toBe('go()');
});
