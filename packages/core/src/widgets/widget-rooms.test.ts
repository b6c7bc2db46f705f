import { expect, it } from 'vitest';
import { newWidget, type Widget } from './widget';
import { columnsOf, layoutIn } from './widget-room';
import { widgetRooms } from './widget-rooms';

const product = (product_id: number) => ({ product_id, variant_ids: [] });
const aWidget = (changes: Partial<Widget> = {}): Widget => ({
  ...newWidget(7, 'Beside', null),
  products: [1, 2, 3].map(product),
  ...changes,
});
const roomOf = (changes: Partial<Widget> = {}) => widgetRooms([aWidget(changes)])[7];

it('is as large as the products that were chosen, or as those of a source at most', () => {
  expect(roomOf()).toEqual([3, 1, 4, 2, -1]);
  expect(roomOf({ dataSourcePath: '/custom/top_sellers', products: [] })).toEqual([8, 1, 4, 2, -1]);
  expect(roomOf({ title: ' ' })).toEqual([3, 0, 4, 2, -1]);
});

it('says where products stand in lines', () => {
  const { settings } = aWidget();
  const layout = { ...settings.layout, medium: { type: 'list', columns: 2 } as const };
  expect(roomOf({ settings: { ...settings, layout } })).toEqual([3, 1, 4, 0, -1]);
});

it('is that of a button where products are behind one', () => {
  const { settings } = aWidget();
  expect(roomOf({ settings: { ...settings, displayType: 'modal' } })).toEqual([0, 0, 1, 1, 1]);
  expect(roomOf({ settings: { ...settings, displayType: 'menu' } })).toEqual([0, 0, 1, 1, 1]);
});

it('is not kept for what shows nothing, is bought together, or stands in the cart', () => {
  const { settings } = aWidget();
  expect(widgetRooms([aWidget({ products: [] })])).toEqual({});
  expect(roomOf({ settings: { ...settings, displayType: 'bought_together' } })).toBeUndefined();
  expect(roomOf({ classification: 'cart_page' })).toBeUndefined();
});

it('leads back to the layout that it was made of', () => {
  for (const type of ['grid', 'carousel'] as const) {
    expect(layoutIn(columnsOf({ type, columns: 3 }))).toEqual({ type, columns: 3 });
  }
  expect(layoutIn(columnsOf({ type: 'line', columns: 3 }))).toEqual({ type: 'list', columns: 1 });
});
