import { expect, it } from 'vitest';
import { newWidget, type Widget } from './widget';
import { layoutIn, roomLayout, TOGETHER } from './widget-room';
import { widgetRooms } from './widget-rooms';
import { LAYOUT_TYPES } from './widget-settings';

const product = (product_id: number) => ({ product_id, variant_ids: [] });
const aWidget = (changes: Partial<Widget> = {}): Widget => ({
  ...newWidget(7, 'Beside', null),
  products: [1, 2, 3].map(product),
  ...changes,
});
const roomOf = (changes: Partial<Widget> = {}) => widgetRooms([aWidget(changes)])[7];

it('reserves space for the chosen products, or for the maximum of a source', () => {
  expect(roomOf()).toEqual([3, 1, 4, 2, -1]);
  expect(roomOf({ dataSourcePath: '/custom/top_sellers', products: [] })).toEqual([8, 1, 4, 2, -1]);
  expect(roomOf({ title: ' ' })).toEqual([3, 0, 4, 2, -1]);
});

it('reserves space for lists, lines and bought together', () => {
  const { settings } = aWidget();
  const layout = {
    ...settings.layout,
    medium: { type: 'list', columns: 2 },
    small: { type: 'line', columns: 1 },
  } as const;
  expect(roomOf({ settings: { ...settings, layout } })).toEqual([3, 1, 4, 12, 21]);
  const together = { ...settings, displayType: 'bought_together' } as const;
  expect(roomOf({ settings: together })).toEqual([3, 1, 31, 31, 31]);
});

it('reserves space for a button when products open from one', () => {
  const { settings } = aWidget();
  expect(roomOf({ settings: { ...settings, displayType: 'modal' } })).toEqual([0, 0, 1, 1, 1]);
  expect(roomOf({ settings: { ...settings, displayType: 'menu' } })).toEqual([0, 0, 1, 1, 1]);
});

it('reserves no space for empty widgets and widgets in the cart', () => {
  expect(widgetRooms([aWidget({ products: [] })])).toEqual({});
  expect(roomOf({ classification: 'cart_page' })).toBeUndefined();
});

it('converts back to its layout', () => {
  for (const type of LAYOUT_TYPES) {
    for (const columns of [1, 8]) {
      expect(layoutIn(roomLayout({ type, columns }))).toEqual({ type, columns });
    }
  }
  expect(layoutIn(TOGETHER)).toEqual({ type: 'line', columns: 1 });
});
