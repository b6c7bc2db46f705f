import { expect, test } from 'vitest';
import { addressFrom, adminParams, withoutParams, withParams } from './admin-address';

const PARAMS = adminParams('?embedded=1&host=YWRtaW4&shop=a.myshopify.com&id_token=secret&tab=2');

test('a page in the admin’s frame keeps the admin’s parameters, but no token', () => {
  const url = withParams(new URL('https://app.example/looks/?tab=2#top'), PARAMS);
  expect(url.href).toBe('https://app.example/looks/?tab=2&embedded=1&host=YWRtaW4&shop=a.myshopify.com#top');
  expect(withoutParams(url, PARAMS).href).toBe('https://app.example/looks/?tab=2#top');
});

test('a standalone page keeps no parameters', () => {
  expect(adminParams('?shop=a.myshopify.com')).toEqual([]);
  const url = new URL('https://app.example/?shop=a.myshopify.com');
  expect(withoutParams(withParams(url, []), []).href).toBe(url.href);
});

test.each([
  [
    '?embedded=1&host=aG9zdA&shop=a.example&range=7',
    '/discounts/',
    '/discounts/?embedded=1&host=aG9zdA&shop=a.example',
  ],
  ['?embedded=1', '/reports/?days=30#rows', '/reports/?days=30&embedded=1#rows'],
  ['?range=7', '/discounts/', '/discounts/'],
])('a page with %j opens %s at %s', (search, path, address) => {
  expect(addressFrom({ origin: 'https://app.example', search }, path)).toBe(address);
});
