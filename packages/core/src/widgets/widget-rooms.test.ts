import { expect, it } from 'vitest';
import { newWidget, type Widget } from './widget';
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

it('is not kept for what shows nothing, opens, or stands in the cart', () => {
  const { settings } = aWidget();
  expect(widgetRooms([aWidget({ products: [] })])).toEqual({});
  expect(roomOf({ settings: { ...settings, displayType: 'modal' } })).toBeUndefined();
  expect(roomOf({ classification: 'cart_page' })).toBeUndefined();
});
