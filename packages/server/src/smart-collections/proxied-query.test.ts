import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readProxiedQuery } from './proxied-query';

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

it('is what Shopify has signed: names sorted, their values joined by commas', () => {
  const signed = 'extra=1,2path_prefix=/apps/awesome_reviewsshop=some-shop.myshopify.comtimestamp=1317327555';
  const query =
    'extra=1&extra=2&shop=some-shop.myshopify.com&path_prefix=%2Fapps%2Fawesome_reviews&timestamp=1317327555';
  const params = readProxiedQuery(`${query}&signature=${sign(signed, 'hush')}`, ['other', 'hush']);
  expect(params?.getAll('extra')).toEqual(['1', '2']);
  expect(params?.has('signature')).toBe(false);
});

it('is nothing without a signature, with two, or with another secret', () => {
  const signature = sign('shop=a', 'hush');
  expect(readProxiedQuery('shop=a', ['hush'])).toBeNull();
  expect(readProxiedQuery(`shop=a&signature=${signature}&signature=${signature}`, ['hush'])).toBeNull();
  expect(readProxiedQuery(`shop=a&signature=${signature}`, ['other'])).toBeNull();
  expect(readProxiedQuery(`shop=a&signature=${signature}`, [])).toBeNull();
});

it('is nothing once anything of it was changed', () => {
  const signature = sign('filter.p.vendor=A,Bshop=a', 'hush');
  const of = (query: string) => readProxiedQuery(`${query}&signature=${signature}`, ['hush']);
  expect(of('filter.p.vendor=A&filter.p.vendor=B&shop=a')).not.toBeNull();
  expect(of('filter.p.vendor=A&filter.p.vendor=C&shop=a')).toBeNull();
  expect(of('filter.p.vendor=A&filter.p.vendor=B&shop=b')).toBeNull();
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      fc.pre(name !== 'signature');
      expect(of(`filter.p.vendor=A&filter.p.vendor=B&shop=a&${encodeURIComponent(name)}=1`)).toBeNull();
    }),
  );
});
