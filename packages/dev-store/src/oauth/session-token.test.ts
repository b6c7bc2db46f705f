import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIGURATION } from '../testing/an-installed-app';
import { counter } from '../testing/small-store';
import { readSessionToken, sessionToken } from './session-token';
import { sessionOf, storeUsers } from './store-users';

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** What tokens of a shop depend on, at a second after noon. */
function aShop(domain: string, second = 0) {
  const shop = { domain, name: 'Shop', currency: 'USD', timezone: 'UTC', country: 'US' };
  return {
    shop,
    app: { handle: 'cartwright', title: 'Cartwright', functions: [], configuration: CONFIGURATION },
    clock: () => new Date(NOON + second * 1000),
    random: counter(),
  };
}

const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const domain = label.map((name) => `${name}.myshopify.com`);
const CHARACTERS = fc.constantFrom(...'ABCxyz019-_.');

describe('session token', () => {
  it('identifies its user for a minute, in every shop', () => {
    fc.assert(
      fc.property(domain, fc.constantFrom(0, 1), fc.integer({ min: 0, max: 120 }), (at, who, second) => {
        const shop = aShop(at);
        const user = storeUsers(shop.shop)[who];
        if (!user) throw new Error('There is no such user.');
        const token = sessionToken(shop, CONFIGURATION, user);
        const read = readSessionToken(aShop(at, second), CONFIGURATION, token);
        expect(read).toEqual(second < 60 ? sessionOf(shop.shop, user) : null);
      }),
    );
  });

  it('is invalid in another shop or with another secret', () => {
    fc.assert(
      fc.property(domain, domain, (ours, theirs) => {
        fc.pre(ours !== theirs);
        const token = sessionToken(aShop(ours), CONFIGURATION, storeUsers({ domain: ours })[0]);
        expect(readSessionToken(aShop(theirs), CONFIGURATION, token)).toBeNull();
        const changed = { ...CONFIGURATION, clientSecret: 'another' };
        expect(readSessionToken(aShop(ours), changed, token)).toBeNull();
      }),
    );
  });

  it('is invalid with one character changed, added or removed', () => {
    const shop = aShop('small.myshopify.com');
    const token = sessionToken(shop, CONFIGURATION, storeUsers(shop.shop)[0]);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(0, 1), fc.option(CHARACTERS), (at, cut, put) => {
        const changed = token.slice(0, at) + (put ?? '') + token.slice(at + cut);
        fc.pre(changed !== token);
        expect(readSessionToken(shop, CONFIGURATION, changed)).toBeNull();
      }),
    );
  });

  it('isn’t read from arbitrary text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSessionToken(aShop('small.myshopify.com'), CONFIGURATION, text)).toBeNull();
      }),
    );
  });
});
