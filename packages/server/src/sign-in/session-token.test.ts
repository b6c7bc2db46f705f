import { expect, test } from 'vitest';
import { readSessionToken } from './session-token';
import { signatureOf } from './signature';

const SECRET = 'the secret of the app';
const NOW = Date.parse('2026-11-27T12:00:00Z');
const seconds = NOW / 1_000;
const SHOP = 'oak.myshopify.com';

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');

/** A token that the app's secret has signed. */
function token(changes: object): string {
  const address = `https://${SHOP}`;
  const claims = { iss: `${address}/admin`, dest: address, aud: 'client', sub: '7', ...changes };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${signatureOf(signed, SECRET, 'base64url')}`;
}

const read = (changes: object) =>
  readSessionToken(token(changes), { clientId: 'client', secrets: [SECRET], now: NOW });

test('a token identifies the user and shop from its start to its expiry', () => {
  const minute = { nbf: seconds - 30, exp: seconds + 30 };
  expect(read(minute)).toEqual({ shopId: SHOP, userId: '7' });
  expect(read({ nbf: seconds - 90, exp: seconds - 30 })).toBeNull();
  expect(read({ nbf: seconds + 30, exp: seconds + 90 })).toBeNull();
});

test.each([
  ['a day', 86_400],
  ['a year', 31_536_000],
  ['longer than dates allow', Number.MAX_VALUE],
])('a token claiming to be valid for %s is valid for ten minutes', (_, life) => {
  const begun = (ago: number) => ({ nbf: seconds - ago, exp: seconds - ago + life });
  expect(read(begun(590))).not.toBeNull();
  expect(read(begun(620))).toBeNull();
  expect(read(begun(86_000))).toBeNull();
});

test('rejects a token without a start or expiry', () => {
  for (const claims of [{ exp: seconds + 30 }, { nbf: seconds }, { nbf: null, exp: seconds + 30 }])
    expect(read(claims)).toBeNull();
});
