import { expect, it } from 'vitest';
import { orderKindOf } from './order-kind';

it.each([
  ['web', 'online'],
  ['580111', 'online'],
  [null, 'online'],
  ['pos', 'point_of_sale'],
  ['subscription_contract', 'renewal'],
  ['subscription_contract_checkout_one', 'renewal'],
  ['shopify_draft_order', 'draft'],
])('an order from %s is of the kind %s', (source, kind) => {
  expect(orderKindOf(source)).toBe(kind);
});
