import { expect, test } from 'vitest';
import { adminParams, withoutParams, withParams } from './admin-address';

const PARAMS = adminParams('?embedded=1&host=YWRtaW4&shop=a.myshopify.com&id_token=secret&tab=2');

test('a page in the admin’s frame keeps what the admin has added, and no token', () => {
  const url = withParams(new URL('https://app.example/looks/?tab=2#top'), PARAMS);
  expect(url.href).toBe('https://app.example/looks/?tab=2&embedded=1&host=YWRtaW4&shop=a.myshopify.com#top');
  expect(withoutParams(url, PARAMS).href).toBe('https://app.example/looks/?tab=2#top');
});

test('a page of its own keeps nothing', () => {
  expect(adminParams('?shop=a.myshopify.com')).toEqual([]);
  const url = new URL('https://app.example/?shop=a.myshopify.com');
  expect(withoutParams(withParams(url, []), []).href).toBe(url.href);
});
