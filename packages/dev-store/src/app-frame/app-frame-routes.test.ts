import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeUsers } from '../oauth/store-users';
import { aStoreWithApp, CLIENT_ID, CLIENT_SECRET, type StoreWithApp } from '../testing/an-installed-app';

const NOON = Date.parse('2026-11-20T12:00:00Z') / 1000;
const [OWNER, STAFF] = storeUsers({ domain: 'small.myshopify.com' });

let store: StoreWithApp;
beforeEach(async () => {
  store = await aStoreWithApp();
  await store.install();
});
afterEach(() => store.close());

/** The address in the frame of a page of the admin. */
async function frameAt(path: string): Promise<URL> {
  const page = await (await store.merchant.get(path)).text();
  const [, source = ''] = /<iframe [^>]*src="([^"]*)"/.exec(page) ?? [];
  return new URL(source.replaceAll('&amp;', '&'));
}

/** The claims of a token, once its signature was checked. */
function claimsOf(token: string): Record<string, unknown> {
  const [header = '', payload = '', signature] = token.split('.');
  const signed = createHmac('sha256', CLIENT_SECRET).update(`${header}.${payload}`).digest('base64url');
  expect(signature).toBe(signed);
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

const signInAs = (id: number) => store.merchant.form('/admin/login', { user: String(id) });

describe('app page in the admin', () => {
  it('frames the application’s page with Shopify’s signed parameters', async () => {
    const { origin, pathname, searchParams } = await frameAt('/admin/apps/cartwright');
    expect(`${origin}${pathname}`).toBe('https://app.example/home');
    expect(searchParams.get('embedded')).toBe('1');
    expect(searchParams.get('shop')).toBe('small.myshopify.com');
    expect(searchParams.get('timestamp')).toBe(String(NOON));
    expect(claimsOf(searchParams.get('id_token') ?? '').sid).toBe(searchParams.get('session'));
    const hmac = searchParams.get('hmac');
    searchParams.delete('hmac');
    expect(createHmac('sha256', CLIENT_SECRET).update(searchParams.toString()).digest('hex')).toBe(hmac);
  });

  it.each([
    ['/admin/apps/cartwright/settings/?tab=store', '/settings/'],
    [`/admin/apps/${CLIENT_ID}/carts/7?tab=store`, '/carts/7'],
    ['/admin/apps/cartwright//elsewhere.example/x?tab=store', '//elsewhere.example/x'],
  ])('at %s is %s of the application', async (path, expected) => {
    const { origin, pathname, searchParams } = await frameAt(path);
    expect([origin, pathname, searchParams.get('tab')]).toEqual(['https://app.example', expected, 'store']);
  });

  it('can’t be framed by another site, and exists for this app only', async () => {
    const page = await store.merchant.get('/admin/apps/cartwright');
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect((await store.merchant.get('/admin/apps/another')).status).toBe(404);
  });
});

describe('session token', () => {
  it('contains shop, app and user, is valid for a minute and unique', async () => {
    const [first, second] = [claimsOf(await store.sessionToken()), claimsOf(await store.sessionToken())];
    expect(first).toEqual({
      iss: 'https://small.myshopify.com/admin',
      dest: 'https://small.myshopify.com',
      aud: CLIENT_ID,
      sub: String(OWNER.id),
      exp: NOON + 60,
      nbf: NOON,
      iat: NOON,
      jti: expect.any(String),
      sid: expect.any(String),
    });
    expect(second.jti).not.toBe(first.jti);
    expect(second.sid).toBe(first.sid);
  });

  it('names the signed-in user', async () => {
    const owner = claimsOf(await store.sessionToken());
    const signedIn = await signInAs(STAFF.id);
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/back-office/apps']);
    const staff = claimsOf(await store.sessionToken());
    expect(staff.sub).toBe(String(STAFF.id));
    expect(staff.sid).not.toBe(owner.sid);
    expect(await (await store.merchant.get('/admin/login')).text()).toContain('signed in as Sam Staff');
    await signInAs(OWNER.id);
    expect(claimsOf(await store.sessionToken()).sub).toBe(String(OWNER.id));
  });

  it('is issued to pages of the store only', async () => {
    const response = await store.merchant.form(
      '/admin/apps/cartwright/session-token',
      {},
      { origin: 'https://app.example' },
    );
    expect(response.status).toBe(403);
  });
});

describe('scopes requested in the admin', () => {
  const SCOPES = '/admin/apps/cartwright/scopes';
  const required = ['read_products', 'write_discounts'];

  it('are granted with the merchant’s consent', async () => {
    const optional = ['read_orders'];
    expect(await (await store.merchant.get(SCOPES)).json()).toEqual({
      granted: required,
      required,
      optional,
    });
    const granted = await store.merchant.post(SCOPES, { scopes: ['read_orders'] });
    expect(await granted.json()).toEqual({ granted: [...required, 'read_orders'], required, optional });
    expect(store.events.map(({ topic }) => topic)).toEqual(['app/scopes_update']);
  });

  it.each([
    { scopes: ['write_everything'] },
    { scopes: ['read_orders', 'write_everything'] },
    {},
    'nonsense',
  ])('must be optional scopes of the app: %j', async (body) => {
    expect((await store.merchant.post(SCOPES, body)).status).toBe(422);
    expect(store.events).toEqual([]);
  });
});

describe('login page', () => {
  it('accepts the store’s users only', async () => {
    const page = await (await store.merchant.get('/admin/login?return_to=/admin/apps/cartwright')).text();
    for (const shown of ['Olive Owner, owner', 'Sam Staff, staff', 'value="/admin/apps/cartwright"']) {
      expect(page).toContain(shown);
    }
    expect((await signInAs(7)).status).toBe(422);
  });

  it('redirects to no other site', async () => {
    const response = await store.merchant.form('/admin/login', {
      user: String(OWNER.id),
      return_to: '//elsewhere.example',
    });
    expect(response.headers.get('location')).toBe('/back-office/apps');
  });
});

describe('admin scripts', () => {
  it.each(['/app-bridge.js', '/admin/app-frame.js'])('at %s are readable', async (path) => {
    const response = await store.merchant.get(path);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const source = await response.text();
    expect(() => new Function(source)).not.toThrow();
  });
});
