import { expect, it } from 'vitest';
import { isEmbedded } from './is-embedded';

it.each([
  ['?embedded=1', true],
  ['?shop=a.myshopify.com&host=YWRtaW4', true],
  ['', false],
  ['?embedded=0', false],
  ['?shop=a.myshopify.com', false],
])('an address with %j is in Shopify’s admin: %j', (search, embedded) => {
  expect(isEmbedded(search)).toBe(embedded);
});
