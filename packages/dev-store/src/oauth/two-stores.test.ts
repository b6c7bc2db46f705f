import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aStoreWithApp,
  CLIENT_ID,
  CONFIGURATION,
  exchangeOf,
  REDIRECT_URL,
  type StoreWithApp,
} from '../testing/an-installed-app';
import { hiddenFields } from '../testing/checkout-store';

/** One app, with one secret, in two stores. */
let ours: StoreWithApp;
let theirs: StoreWithApp;
beforeEach(async () => {
  ours = await aStoreWithApp({ domain: 'ours.myshopify.com' });
  theirs = await aStoreWithApp({ domain: 'theirs.myshopify.com' });
});
afterEach(() => Promise.all([ours.close(), theirs.close()]));

const installBoth = () => Promise.all([ours.install(), theirs.install()]);

async function codeOf(store: StoreWithApp): Promise<string> {
  const params = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URL,
    scope: CONFIGURATION.scopes.join(),
  });
  const page = await (await store.merchant.get(`/admin/oauth/authorize?${params}`)).text();
  const response = await store.merchant.form('/admin/oauth/authorize', {
    ...hiddenFields(page),
    do: 'install',
  });
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

describe('two stores with the same app', () => {
  it('have separate installations', async () => {
    await ours.install();
    expect((await ours.merchant.get('/admin/apps/cartwright')).status).toBe(200);
    expect((await theirs.merchant.get('/admin/apps/cartwright')).status).toBe(302);
  });

  it('reject each other’s codes', async () => {
    const code = await codeOf(ours);
    await theirs.install();
    expect(await theirs.token({ code })).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect((await ours.token({ code })).status).toBe(200);
  });

  it('reject each other’s session tokens, despite a shared secret', async () => {
    await installBoth();
    const token = await ours.sessionToken();
    expect(await theirs.token(exchangeOf(token, 'online'))).toMatchObject({
      status: 400,
      body: { error: 'invalid_subject_token' },
    });
    expect((await ours.token(exchangeOf(token, 'online'))).status).toBe(200);
  });

  it.each(['online', 'offline'] as const)('reject each other’s %s tokens', async (kind) => {
    await installBoth();
    const { body } = await ours.token(exchangeOf(await ours.sessionToken(), kind));
    expect([await ours.access(body.access_token), await theirs.access(body.access_token)]).toEqual([
      200, 401,
    ]);
  });

  it('reject each other’s refresh tokens', async () => {
    await installBoth();
    const { body } = await ours.token(exchangeOf(await ours.sessionToken(), 'offline', { expiring: '1' }));
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
    expect((await theirs.token(refresh)).body.error).toBe('invalid_grant');
    expect((await ours.token(refresh)).status).toBe(200);
  });

  it('keep the app when the other uninstalls it', async () => {
    await installBoth();
    const tokens = await Promise.all(
      [ours, theirs].map(async (store) => store.token(exchangeOf(await store.sessionToken(), 'offline'))),
    );
    await ours.merchant.form('/back-office/apps/uninstall', {});
    expect(await ours.access(tokens[0]?.body.access_token)).toBe(401);
    expect(await theirs.access(tokens[1]?.body.access_token)).toBe(200);
    expect(theirs.events).toEqual([]);
  });
});
