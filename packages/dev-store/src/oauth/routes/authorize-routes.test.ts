import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aStoreWithApp,
  CLIENT_ID,
  CLIENT_SECRET,
  REDIRECT_URL,
  type StoreWithApp,
} from '../../testing/an-installed-app';
import { hiddenFields } from '../../testing/checkout-store';

let store: StoreWithApp;
beforeEach(async () => {
  store = await aStoreWithApp();
});
afterEach(() => store.close());

const ASKED = {
  client_id: CLIENT_ID,
  redirect_uri: REDIRECT_URL,
  scope: 'read_products,write_discounts',
  state: 'a nonce & more',
};

const open = (params: Record<string, string> = ASKED) =>
  store.merchant.get(`/admin/oauth/authorize?${new URLSearchParams(params)}`);

async function grant(params: Record<string, string> = ASKED): Promise<URLSearchParams> {
  const page = await (await open(params)).text();
  const response = await store.merchant.form('/admin/oauth/authorize', {
    ...hiddenFields(page),
    do: 'install',
  });
  return queryOf(response);
}

function queryOf(response: Response): URLSearchParams {
  const address = response.headers.get('location') ?? '';
  expect(address.startsWith(`${REDIRECT_URL}?`)).toBe(true);
  return new URL(address).searchParams;
}

describe('grant page', () => {
  it('names the app and its scopes', async () => {
    const response = await open();
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const shown of [
      'Install Cartwright',
      'View and edit discounts',
      'read_products',
      'Olive Owner',
      'Cancel',
    ]) {
      expect(page).toContain(shown);
    }
  });

  it('redirects back with a code, signed with the app’s secret', async () => {
    const query = await grant();
    expect([...query.keys()]).toEqual(['code', 'host', 'shop', 'state', 'timestamp', 'hmac']);
    expect(query.get('state')).toBe(ASKED.state);
    expect(query.get('shop')).toBe('small.myshopify.com');
    expect(Buffer.from(query.get('host') ?? '', 'base64url').toString()).toBe('small.myshopify.com/admin');
    expect(query.get('timestamp')).toBe(String(Date.parse('2026-11-20T12:00:00Z') / 1000));
    const hmac = query.get('hmac');
    query.delete('hmac');
    expect(createHmac('sha256', CLIENT_SECRET).update(query.toString()).digest('hex')).toBe(hmac);
  });

  it('is skipped for granted scopes, and shown for more', async () => {
    await grant();
    const again = await open();
    expect([again.status, queryOf(again).has('code')]).toEqual([302, true]);
    const more = await open({ ...ASKED, scope: 'read_products,read_orders' });
    expect([more.status, (await more.text()).includes('View orders')]).toEqual([200, true]);
  });

  it('issues no code when the merchant cancels', async () => {
    const page = await (await open()).text();
    const response = await store.merchant.form('/admin/oauth/authorize', {
      ...hiddenFields(page),
      do: 'cancel',
    });
    expect(response.headers.get('location')).toBe('/back-office/apps');
    expect((await store.merchant.get('/admin/apps/cartwright')).headers.get('location')).toContain(
      'oauth/install',
    );
  });

  it.each([
    [{ client_id: 'another' }, 'Could not find Shopify API application with api_key another'],
    [{ redirect_uri: `${REDIRECT_URL}/more` }, 'The redirect_uri is not whitelisted'],
    [{ redirect_uri: '' }, 'The redirect_uri is not whitelisted'],
    [{ scope: 'read_products,write_everything' }, 'The access scope is invalid: write_everything'],
  ])('rejects %j before showing the page, and also on a direct post', async (wrong, message) => {
    for (const response of [
      await open({ ...ASKED, ...wrong }),
      await store.merchant.form('/admin/oauth/authorize', { ...ASKED, ...wrong, do: 'install' }),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(message);
    }
  });

  it('rejects cross-site forms', async () => {
    const response = await store.merchant.form(
      '/admin/oauth/authorize',
      { ...ASKED, do: 'install' },
      { origin: 'https://elsewhere.example' },
    );
    expect(response.status).toBe(403);
  });
});

describe('authorization code', () => {
  it('is exchanged for an Admin API token, once', async () => {
    const code = (await grant()).get('code');
    const first = await store.token({ code });
    expect(first).toMatchObject({ status: 200, body: { scope: 'read_products,write_discounts' } });
    expect(Object.keys(first.body)).toEqual(['access_token', 'scope']);
    expect(await store.access(first.body.access_token)).toBe(200);
    expect(await store.token({ code })).toEqual({
      status: 400,
      body: {
        error: 'invalid_request',
        error_description: 'The authorization code was not found or was already used',
      },
    });
  });

  it('is exchanged for the granting user’s token if the app requests that', async () => {
    const code = (await grant({ ...ASKED, 'grant_options[]': 'per-user' })).get('code');
    const { body } = await store.token({ code });
    expect(body).toMatchObject({
      expires_in: 86_400,
      associated_user: { first_name: 'Olive', account_owner: true },
    });
  });

  it('expires after a minute', async () => {
    const code = (await grant()).get('code');
    store.pass(60);
    expect((await store.token({ code })).status).toBe(400);
  });

  it('is also read from a form body', async () => {
    const code = (await grant()).get('code') ?? '';
    const response = await fetch(`${store.url}/admin/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, code, expiring: '1' }),
    });
    expect(await response.json()).toMatchObject({ expires_in: 3600, refresh_token_expires_in: 7_776_000 });
  });
});
