import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProxiedQuery } from './proxied-query';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const TIMESTAMP = String(NOW / 1_000);
const SHOP = 'some-shop.myshopify.com';
const MINUTE = 60;

const sign = (text: string, secret = 'hush') => createHmac('sha256', secret).update(text).digest('hex');
const read = (query: string, secrets = ['hush'], now = NOW) => readProxiedQuery(query, { secrets, now });

/** The text that Shopify signs. */
function signedText(params: URLSearchParams): string {
  const parts = [...new Set(params.keys())].map((name) => `${name}=${params.getAll(name).join(',')}`);
  return parts.sort().join('');
}

/** A shopper's query as Shopify hands it on. */
function handedOn(query: string | [string, string][], { shop = SHOP, timestamp = TIMESTAMP } = {}): string {
  const params = new URLSearchParams(query);
  params.append('shop', shop);
  params.append('logged_in_customer_id', '');
  params.append('path_prefix', '/apps/cartwright');
  params.append('timestamp', timestamp);
  params.append('signature', sign(signedText(params)));
  return params.toString();
}

const withSignature = (query: string, signature: string) => `${query}&signature=${signature}`;

it('accepts Shopify’s signature over sorted names, with values joined by commas', () => {
  const signed = `extra=1,2path_prefix=/apps/awesome_reviewsshop=${SHOP}timestamp=${TIMESTAMP}`;
  const query = `extra=1&extra=2&shop=${SHOP}&path_prefix=%2Fapps%2Fawesome_reviews&timestamp=${TIMESTAMP}`;
  const proxied = read(withSignature(query, sign(signed)), ['other', 'hush']);
  expect(proxied).toMatchObject({ ok: true, shopId: SHOP });
  if (!proxied.ok) return;
  expect(proxied.params.getAll('extra')).toEqual(['1', '2']);
  expect(proxied.params.has('signature')).toBe(false);
});

it('rejects a missing, repeated or foreign signature', () => {
  const query = `shop=${SHOP}&timestamp=${TIMESTAMP}`;
  const signature = sign(`shop=${SHOP}timestamp=${TIMESTAMP}`);
  expect(read(withSignature(query, signature)).ok).toBe(true);
  for (const [wrong, secrets] of [
    [query, ['hush']],
    [withSignature(withSignature(query, signature), signature), ['hush']],
    [withSignature(query, signature.toUpperCase()), ['hush']],
    [withSignature(query, signature), ['other']],
    [withSignature(query, signature), []],
  ] as const) {
    expect(read(wrong, [...secrets])).toEqual({ ok: false, code: 'unsigned' });
  }
});

it('rejects any change to the query', () => {
  const rest = `shop=${SHOP}&timestamp=${TIMESTAMP}`;
  const signature = sign(`filter.p.vendor=A,Bshop=${SHOP}timestamp=${TIMESTAMP}`);
  const isRead = (query: string) => read(withSignature(query, signature)).ok;
  expect(isRead(`filter.p.vendor=A&filter.p.vendor=B&${rest}`)).toBe(true);
  expect(isRead(`filter.p.vendor=A&filter.p.vendor=C&${rest}`)).toBe(false);
  expect(isRead(`filter.p.vendor=A&filter.p.vendor=B&${rest.replace('some', 'other')}`)).toBe(false);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      fc.pre(name !== 'signature');
      expect(isRead(`filter.p.vendor=A&filter.p.vendor=B&${rest}&${encodeURIComponent(name)}=1`)).toBe(false);
    }),
  );
});

describe('timestamp', () => {
  const seconds = NOW / 1_000;
  it.each([
    ['now', seconds, true],
    ['four minutes ago', seconds - 4 * MINUTE, true],
    ['in four minutes, by a fast clock', seconds + 4 * MINUTE, true],
    ['six minutes ago', seconds - 6 * MINUTE, false],
    ['in six minutes', seconds + 6 * MINUTE, false],
    ['in 2001', 1_000_000_000, false],
    ['in 2286', 9_999_999_999, false],
    ['in 1970', 0, false],
  ])('of a request is %s', (_, timestamp, isRead) => {
    const proxied = read(handedOn('q=mug', { timestamp: String(timestamp) }));
    expect(proxied.ok || proxied.code).toBe(isRead || 'stale');
  });

  it.each([
    '',
    'now',
    '-1',
    '1e9',
    `${seconds}.5`,
    ` ${seconds}`,
    `0x${seconds.toString(16)}`,
    'Infinity',
    `${seconds},`,
  ])('is rejected: %j', (timestamp) => {
    expect(read(handedOn('q=mug', { timestamp }))).toEqual({ ok: false, code: 'unsigned' });
  });

  it('is required exactly once', () => {
    const none = withSignature(`shop=${SHOP}`, sign(`shop=${SHOP}`));
    const two = handedOn([['timestamp', TIMESTAMP]]);
    for (const query of [none, two]) expect(read(query)).toEqual({ ok: false, code: 'unsigned' });
  });
});

describe('shop', () => {
  it.each(['', 'some-shop', 'some-shop.example', 'Some-Shop.myshopify.com', `${SHOP}/`, `a.b.myshopify.com`])(
    'is rejected: %j',
    (shop) => {
      expect(read(handedOn('q=mug', { shop }))).toEqual({ ok: false, code: 'unsigned' });
    },
  );

  it('is required exactly once', () => {
    const none = withSignature(`timestamp=${TIMESTAMP}`, sign(`timestamp=${TIMESTAMP}`));
    for (const query of [none, handedOn([['shop', 'other.myshopify.com']])])
      expect(read(query)).toEqual({ ok: false, code: 'unsigned' });
  });
});

describe('signature split differently', () => {
  const later = String(NOW / 1_000 + 3_600);

  it('never yields another shop or time', () => {
    // A shopper of one shop asks for this; whoever sees it signed would hand it on as a request of another shop.
    const request = handedOn([
      ['q', '1'],
      ['z', `shop=victim.myshopify.comtimestamp=${later}`],
    ]);
    const signature = new URLSearchParams(request).get('signature') ?? '';
    const split = new URLSearchParams({
      logged_in_customer_id: '',
      path_prefix: '/apps/cartwright',
      q: `1shop=${SHOP}timestamp=${TIMESTAMP}z=`,
      shop: 'victim.myshopify.com',
      timestamp: later,
    });
    expect(sign(signedText(split))).toBe(signature);
    for (const query of [request, withSignature(split.toString(), signature)])
      expect(read(query, ['hush'], NOW + 3_600_000)).toEqual({ ok: false, code: 'unsigned' });
  });

  it('yields the same shop and time, or nothing', () => {
    const piece = fc.constantFrom(
      '',
      'a',
      'q=',
      'z=',
      'shop=',
      'timestamp=',
      SHOP,
      'victim.myshopify.com',
      TIMESTAMP,
      later,
    );
    const parameters = fc.array(
      fc.tuple(fc.constantFrom('a', 'q', 'shopa', 'timestampz', 'z'), fc.array(piece, { maxLength: 5 })),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(parameters, fc.array(fc.nat(), { maxLength: 6 }), (given, cuts) => {
        const query = handedOn(given.map(([name, pieces]): [string, string] => [name, pieces.join('')]));
        const params = new URLSearchParams(query);
        const signature = params.get('signature') ?? '';
        params.delete('signature');
        const text = signedText(params);
        const places = [...new Set([0, ...cuts.map((cut) => cut % text.length)])].sort((a, b) => a - b);
        const split = new URLSearchParams(
          places.map((place, index): [string, string] => {
            const [name = '', ...value] = text.slice(place, places[index + 1]).split('=');
            return [name, value.join('=')];
          }),
        );
        const again = read(withSignature(split.toString(), signature), ['hush'], NOW);
        if (again.ok) expect([again.shopId, again.params.get('timestamp')]).toEqual([SHOP, TIMESTAMP]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps legitimate parameters of shoppers', () => {
    for (const asked of [
      'q=shop%3Da+timestamp%3D',
      'filter.v.m.custom.workshop=1&filter.p.m.custom.timestamp=soon',
      'sort_by=price-ascending&page=2',
    ])
      expect(read(handedOn(asked)).ok, asked).toBe(true);
  });
});
