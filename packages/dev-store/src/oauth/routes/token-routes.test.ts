import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStoreWithApp, exchangeOf, type StoreWithApp } from '../../testing/an-installed-app';
import { textAt } from '../../testing/read-json';

let store: StoreWithApp;
beforeEach(async () => {
  store = await aStoreWithApp();
  await store.install();
});
afterEach(() => store.close());

const exchange = async (kind: 'online' | 'offline', more: Record<string, unknown> = {}) =>
  store.token(exchangeOf(await store.sessionToken(), kind, more));

/** A session token with one of its claims changed, still signed as it was. */
function forged(token: string, claims: Record<string, unknown>): string {
  const [header, payload = '', signature] = token.split('.');
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, Buffer.from(JSON.stringify({ ...read, ...claims })).toString('base64url'), signature].join(
    '.',
  );
}

describe('session token', () => {
  it('is exchanged for an online token, valid for a day', async () => {
    const { status, body } = await exchange('online');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scope: 'read_products,write_discounts',
      expires_in: 86_400,
      associated_user_scope: 'read_products,write_discounts',
      associated_user: {
        first_name: 'Olive',
        last_name: 'Owner',
        email: 'olive@small.example',
        account_owner: true,
        locale: 'en',
      },
    });
    expect(await store.access(body.access_token)).toBe(200);
    store.pass(86_400);
    expect(await store.access(body.access_token)).toBe(401);
  });

  it('is exchanged for the same offline token every time', async () => {
    const [first, second] = [await exchange('offline'), await exchange('offline')];
    expect(Object.keys(first.body)).toEqual(['access_token', 'scope']);
    expect(second).toEqual(first);
    store.pass(365 * 86_400);
    expect(await store.access(first.body.access_token)).toBe(200);
  });

  it('is exchanged for an offline token by default', async () => {
    const fields = exchangeOf(await store.sessionToken(), 'offline');
    const { requested_token_type: _, ...dedupedIssues } = fields;
    expect(Object.keys((await store.token(dedupedIssues)).body)).toEqual(['access_token', 'scope']);
  });

  it('expires after a minute', async () => {
    const token = await store.sessionToken();
    store.pass(60);
    expect(await store.token(exchangeOf(token, 'offline'))).toMatchObject({
      status: 400,
      body: { error: 'invalid_subject_token' },
    });
  });

  it.each([
    ['another user', { sub: '7' }],
    ['another shop', { dest: 'https://other.myshopify.com' }],
    ['a later expiry', { exp: 9_999_999_999 }],
  ])('is rejected if changed to name %s', async (_what, claims) => {
    const token = forged(await store.sessionToken(), claims);
    expect((await store.token(exchangeOf(token, 'online'))).body.error).toBe('invalid_subject_token');
  });

  it.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', 'eyJhbGciOiJub25lIn0.e30.'])('rejects %j', async (token) => {
    expect((await store.token(exchangeOf(token, 'online'))).status).toBe(400);
  });
});

describe('expiring token', () => {
  it('expires after an hour, and is renewed by its refresh token', async () => {
    const { body: first } = await exchange('offline', { expiring: '1' });
    expect(first).toMatchObject({ expires_in: 3600, refresh_token_expires_in: 7_776_000 });
    store.pass(3600);
    expect(await store.access(first.access_token)).toBe(401);
    const { body: second } = await store.token({
      grant_type: 'refresh_token',
      refresh_token: first.refresh_token,
    });
    expect(second).toMatchObject({ scope: 'read_products,write_discounts', expires_in: 3600 });
    expect(await store.access(second.access_token)).toBe(200);
  });

  it('stays valid beside the renewed one, while its refresh token is used up', async () => {
    const { body: first } = await exchange('offline', { expiring: 1 });
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
    const { body: second } = await store.token(refresh);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await store.access(first.access_token)).toBe(200);
    expect(await store.token(refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    store.pass(3600);
    expect(await store.access(first.access_token)).toBe(401);
  });

  it('can be renewed for 90 days', async () => {
    const { body } = await exchange('offline', { expiring: '1' });
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
    store.pass(90 * 86_400);
    expect((await store.token(refresh)).body.error).toBe('invalid_grant');
  });

  it('replaces a non-expiring token', async () => {
    const { body: old } = await exchange('offline');
    const type = 'urn:shopify:params:oauth:token-type:offline-access-token';
    const migrate = {
      ...exchangeOf(textAt(old, 'access_token'), 'offline', { expiring: '1' }),
      subject_token_type: type,
    };
    const { body } = await store.token(migrate);
    expect(body).toMatchObject({ expires_in: 3600 });
    expect([await store.access(old.access_token), await store.access(body.access_token)]).toEqual([401, 200]);
    expect((await store.token(migrate)).body.error).toBe('invalid_subject_token');
  });
});

describe('token endpoint', () => {
  it.each([
    [{ client_id: 'another' }, 400, 'invalid_request'],
    [{ client_secret: 'wrong' }, 401, 'invalid_client'],
    [{}, 400, 'invalid_request'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ grant_type: 'refresh_token' }, 400, 'invalid_request'],
    [{ grant_type: 'refresh_token', refresh_token: 'none' }, 400, 'invalid_grant'],
    [exchangeOf('', 'online'), 400, 'invalid_request'],
    [exchangeOf('x', 'online', { subject_token_type: 'other' }), 400, 'invalid_request'],
    [exchangeOf('x', 'online', { requested_token_type: 'other' }), 400, 'invalid_request'],
  ])('rejects %j with %i', async (fields, status, error) => {
    expect(await store.token(fields)).toMatchObject({ status, body: { error } });
  });

  it('rejects an unreadable body', async () => {
    const response = await fetch(`${store.url}/admin/oauth/access_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([response.status, textAt(await response.json(), 'error')]).toEqual([400, 'invalid_request']);
  });
});
