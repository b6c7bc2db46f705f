import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newState, readState, STATE_SECONDS, writeState } from './oauth-state';
import { signatureOf } from './signature';
import { readSignedQuery } from './signed-query';

const [NEW, OLD] = ['the newer secret', 'the older secret'];
const NOW = new Date('2026-11-20T12:00:00Z');

/** Signs like Shopify: sorted parameters, then the signature. */
function signed(params: Record<string, string>, secret: string): string {
  const query = new URLSearchParams(params);
  query.sort();
  return `${query}&hmac=${signatureOf(query.toString(), secret, 'hex')}`;
}

const params = fc.dictionary(
  fc.stringMatching(/^[a-z_]{1,10}$/).filter((name) => name !== 'hmac'),
  fc.string({ unit: 'grapheme' }),
  { minKeys: 1, noNullPrototype: true },
);

test('A query signed with one of the secrets is accepted in any order of parameters.', () => {
  fc.assert(
    fc.property(params, fc.constantFrom(NEW, OLD), fc.boolean(), (given, secret, turned) => {
      const query = signed(given, secret);
      const sent = turned ? query.split('&').reverse().join('&') : query;
      expect(Object.fromEntries(readSignedQuery(sent, [NEW, OLD]) ?? [])).toEqual(given);
      expect(readSignedQuery(sent, ['another'])).toBeNull();
    }),
  );
});

test('A signed query with one character changed is rejected.', () => {
  fc.assert(
    fc.property(params, fc.nat(), fc.constantFrom(...'a0&=%+'), (given, nth, character) => {
      const query = signed(given, NEW);
      const at = nth % query.length;
      const changed = query.slice(0, at) + character + query.slice(at + 1);
      fc.pre(changed !== query);
      expect(readSignedQuery(changed, [NEW, OLD])).toBeNull();
    }),
  );
});

test('The sign-in cookie is read until it expires, and only unmodified.', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...'Ab0.-'), (nth, character) => {
      const left = {
        shopId: 'oak.myshopify.com',
        mode: 'online',
        returnTo: '/discounts/',
        embedded: false,
      } as const;
      const state = newState(left, NOW);
      const cookie = writeState(state, OLD);
      expect(readState(cookie, [NEW, OLD], NOW)).toEqual(state);
      expect(readState(cookie, [NEW], NOW)).toBeNull();
      const later = new Date(NOW.getTime() + STATE_SECONDS * 1_000);
      expect(readState(cookie, [NEW, OLD], later)).toBeNull();

      const at = nth % cookie.length;
      const changed = cookie.slice(0, at) + character + cookie.slice(at + 1);
      fc.pre(changed !== cookie);
      expect(readState(changed, [NEW, OLD], NOW)).toBeNull();
    }),
  );
});

test('A shop domain is a safe name below myshopify.com.', () => {
  for (const good of ['oak.myshopify.com', '0-a.myshopify.com']) expect(isShopDomain(good)).toBe(true);
  const bad = [
    '',
    '.myshopify.com',
    '-a.myshopify.com',
    'a.b.myshopify.com',
    'oak.myshopify.com\n',
    'OAK.myshopify.com',
  ];
  for (const each of [...bad, 'oak.myshopify.com:80', 'oak.myshopify.com/x', '@oak.myshopify.com', null]) {
    expect([each, isShopDomain(each)]).toEqual([each, false]);
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^[a-z0-9][a-z0-9-]*$/.test(text));
      expect(isShopDomain(`${text}.myshopify.com`)).toBe(false);
    }),
  );
});
