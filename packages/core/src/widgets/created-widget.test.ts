import { expect, it } from 'vitest';
import { createdWidget, requestedSource } from './created-widget';
import { newWidget } from './widget';

it('creates a widget from the given values and defaults', () => {
  const begun = newWidget(3, 'Beside', 'cart_page');
  expect(createdWidget(3, { name: 'Beside', classification: 'cart_page' })).toEqual(begun);
  const sent = { name: 'Beside', title: undefined, type: 42, settings: { limit: 3, timer: undefined } };
  expect(createdWidget(3, sent)).toEqual({
    ...begun,
    classification: null,
    type: 42,
    settings: { ...begun.settings, limit: 3 },
  });
});

it.each([
  [undefined, undefined, '/products/hand_picked'],
  ['/products/complementary', 'Related products', '/products/complementary'],
  [undefined, ' related Products', '/products/related'],
  [undefined, 'Best sellers', null],
])('resolves the source by the path %s or the name %s', (path, name, source) =>
  expect(requestedSource(path, name)).toBe(source),
);
