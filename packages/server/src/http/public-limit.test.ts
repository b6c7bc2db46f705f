import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { senderOf } from './address-of';
import { publicLimit } from './public-limit';

const NOW = new Date('2026-11-27T12:00:00Z');

/** Requests as they come behind one proxy, or by Shopify and that proxy. */
function server({ isByShopify = false } = {}) {
  const app = new Hono();
  const may = publicLimit({ clock: () => NOW, trustedProxies: 1, isByShopify });
  app.get('/:shop', (context) => context.text('', may(context, context.req.param('shop')) ? 200 : 429));
  return async (shop: string, address: string) => {
    const seen = isByShopify ? `${address}, 23.227.38.32` : address;
    return (await app.request(`/${shop}`, { headers: { 'x-forwarded-for': seen } })).status;
  };
}

describe.each([{ isByShopify: false }, { isByShopify: true }])('%j', (options) => {
  test('a flood from thousands of addresses blocks neither other shops nor shoppers already seen', async () => {
    const from = server(options);
    for (let number = 0; number < 2_999; number++)
      expect(await from('oak', `198.18.${number >> 8}.${number % 256}`)).toBe(200);
    expect(await from('oak', '203.0.113.7')).toBe(200);
    expect(await from('oak', '203.0.113.8')).toBe(429);
    expect(await from('elm', '203.0.113.8')).toBe(200);
    expect(await from('elm', '198.18.0.1')).toBe(200);
  });

  test('all addresses of an IPv6 network share a limit', async () => {
    const from = server(options);
    let accepted = 0;
    for (let number = 0; number < 1_000; number++)
      if ((await from('oak', `2001:db8:1:2::${number.toString(16)}`)) === 200) accepted += 1;
    expect(accepted).toBe(options.isByShopify ? 300 : 120);
    expect(await from('oak', '2001:db8:1:3::1')).toBe(200);
  });

  test('a sender without an address counts only towards its shop’s limit', async () => {
    const from = server(options);
    for (let number = 0; number < 400; number++) expect(await from('oak', 'unknown')).toBe(200);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:52000', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', null],
  ['unknown', null],
  ['_hidden', null],
  ['3232235777', null],
  ['0x7f.1', null],
  ['1'.repeat(100), null],
])('maps %j to the sender %j', (written, sender) => {
  expect(senderOf(written)).toBe(sender);
});
