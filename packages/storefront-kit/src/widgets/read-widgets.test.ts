import { newWidget } from '@cartwright/core/widgets/widget';
import { widgetFace } from '@cartwright/core/widgets/widget-face';
import type { WidgetResponse } from '@cartwright/core/widgets/widget-response';
import { expect, it } from 'vitest';
import { LISTED_PRODUCTS } from '../testing/listed-products';
import { readWidgets } from './read-widgets';

const FACE = widgetFace(newWidget(12, 'Beside', null));
const response = (widget: object = {}): WidgetResponse => ({
  version: 1,
  parts: 1,
  widgets: [{ ...FACE, products: LISTED_PRODUCTS, ...widget }],
});

const VARIANT = {
  id: 111,
  title: 'Red',
  amount: 1000,
  compareAt: null,
  available: true,
  isSoldOnce: true,
  plans: [{ id: 7, name: 'Monthly', amount: 900 }],
};

it('reads the server’s response, including one without optional fields', () => {
  expect(readWidgets(JSON.stringify(response()))).toEqual(response());
  const [product] = LISTED_PRODUCTS;
  const chosen = response({ products: [{ ...product, variants: [VARIANT], cardVariantId: 111 }] });
  expect(readWidgets(JSON.stringify(chosen))?.widgets[0]?.products[0]?.variants).toEqual([VARIANT]);
  expect(readWidgets(JSON.stringify(response({ extras: undefined })))).not.toBeNull();
});

it('reads a bundle with the step that offers the products', () => {
  const bundle = { ...widgetFace(newWidget(12, 'Box', 'bundle_builder')), step: 2 };
  expect(readWidgets(JSON.stringify(response(bundle)))?.widgets[0]).toMatchObject(bundle);
});

it.each([
  ['invalid JSON', '<h1>Bad gateway</h1>'],
  ['another version', JSON.stringify({ ...response(), version: 2 })],
  ['a bundle without a rule', JSON.stringify(response({ bundle: { steps: [] } }))],
  ['an invalid step', JSON.stringify(response({ step: 'first' }))],
  ['no parts', JSON.stringify({ ...response(), parts: 0 })],
  ['no widgets', JSON.stringify({ ...response(), widgets: null })],
  ['a widget without a layout', JSON.stringify(response({ layout: { large: FACE.layout.large } }))],
  [
    'invalid columns',
    JSON.stringify(response({ layout: { ...FACE.layout, small: { type: 'grid', columns: 0 } } })),
  ],
  [
    'a product with an external link',
    JSON.stringify(response({ products: [{ ...LISTED_PRODUCTS[0], url: '//evil.example' }] })),
  ],
  [
    'a variant without an amount',
    JSON.stringify(
      response({ products: [{ ...LISTED_PRODUCTS[0], variants: [{ ...VARIANT, amount: null }] }] }),
    ),
  ],
])('rejects %s', (_, text) => {
  expect(readWidgets(text)).toBeNull();
});
