import { expect, it } from 'vitest';
import { openStoreState } from '../state/store-state';
import { aStoreWithApp, exchangeOf } from '../testing/an-installed-app';
import { aRunningStore, aShopper } from '../testing/running-store';

it('an app with a fixed token is preinstalled, and its token works while installed', async () => {
  const store = await aStoreWithApp({ app: { accessToken: 'fixed' } });
  expect(await store.access('fixed')).toBe(200);
  await store.merchant.form('/back-office/apps/uninstall', {});
  expect(await store.access('fixed')).toBe(401);
  await store.install();
  expect(await store.access('fixed')).toBe(200);
  await store.close();
});

it('an app without admin pages can be uninstalled and installed', async () => {
  const store = await aRunningStore();
  const merchant = aShopper(store.url);
  await merchant.form('/back-office/apps/uninstall', {});
  const page = await (await merchant.get('/back-office/apps')).text();
  const [, install = ''] = /href="([^"]*oauth\/install[^"]*)"/.exec(page) ?? [];
  expect((await merchant.get(install)).status).toBe(200);
  const installed = await merchant.form('/admin/oauth/install', { do: 'install' });
  expect(installed.headers.get('location')).toBe('/back-office/apps');
  await store.close();
});

it('tokens and the installation survive a restart', async () => {
  let kept: unknown = null;
  const port = {
    load: async () => kept,
    save: async (state: unknown) => {
      kept = JSON.parse(JSON.stringify(state));
    },
  };
  const first = await aStoreWithApp({ state: port });
  await first.install();
  const { body } = await first.token(exchangeOf(await first.sessionToken(), 'offline', { expiring: '1' }));
  await first.close();
  const second = await aStoreWithApp({ state: port });
  expect(await second.access(body.access_token)).toBe(200);
  const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
  expect((await second.token(refresh)).status).toBe(200);
  await second.close();
});

it('state from before installable apps has an untouched app', async () => {
  const kept = { version: 1, carts: [], metafields: [], discounts: [], lastNumber: 7 };
  const state = await openStoreState(
    { load: async () => kept, save: async () => undefined },
    () => undefined,
  );
  expect(state.app.read()).toEqual({
    codes: [],
    tokens: [],
    redactAt: null,
    proxyPath: null,
    subscriptions: [],
  });
});
