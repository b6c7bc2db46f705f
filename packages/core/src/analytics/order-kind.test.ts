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
])('classifies an order from %s as %s', (source, kind) => {
  expect(orderKindOf(source)).toBe(kind);
});

it.each([
  ['580111', ['Subscription', 'Subscription Recurring Order'], 'renewal'],
  ['web', ['example_recurring_order'], 'renewal'],
  ['580111', ['Subscription', 'Subscription First Order'], 'online'],
  ['580111', ['Example-First-Recurring-Order'], 'online'],
  ['web', ['recurring customer', 'order'], 'online'],
  ['pos', ['Subscription Recurring Order'], 'point_of_sale'],
])('classifies an order from %s with the tags %j as %s', (source, tags, kind) => {
  expect(orderKindOf(source, tags)).toBe(kind);
});
