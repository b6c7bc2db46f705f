import { ACCESS_SCOPES, APP_PROXY_SCOPE, FIRST_PAGE_SCOPE } from '@cartwright/core/contract/access-scopes';
import { type ListBlock, readBlockStatus } from '@cartwright/core/contract/theme-blocks';
import { expect, it } from 'vitest';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const anApp = testApps(testDatabase());
const blockStatusOf = (app: Awaited<ReturnType<typeof anApp>>, block: ListBlock = 'collection') =>
  app.ask(readBlockStatus, { params: { block } });
const templateWith = (app: string, block: ListBlock = 'collection') =>
  `/* auto-generated */ ${JSON.stringify({
    sections: { 1: { type: 'apps', blocks: { 2: { type: `shopify://apps/${app}/blocks/${block}/uid` } } } },
  })}`;
const WITHOUT = '{ "sections": { "main": { "type": "main-collection" } }, "order": ["main"] }';
const WITH = templateWith('cartwright');

it('is on in any template, or off, with a link to the theme editor', async () => {
  const app = await anApp();
  const read = async () => (await blockStatusOf(app)).placement;
  const editorUrl = `${app.shopify.origin}/admin/themes/current/editor?template=collection`;
  const off = {
    status: 'off',
    theme: 'Dawn',
    editorUrl: `${editorUrl}&addAppBlockId=the-client-id/collection&target=newAppsSection`,
  };
  expect(await read()).toEqual(off);
  app.shopify.templates = { 'templates/collection.json': templateWith('another-app') };
  expect(await read()).toEqual(off);
  app.shopify.templates = { 'templates/collection.json': WITH };
  expect(await read()).toEqual({ status: 'on', theme: 'Dawn', without: [], editorUrl });
  app.shopify.templates = {
    'templates/collection.json': WITHOUT,
    'templates/collection.sale.json': WITH,
    'templates/collection.unreadable.json': null,
  };
  expect(await read()).toEqual({ status: 'on', theme: 'Dawn', without: ['collection'], editorUrl });
});

it('is read from product templates for widgets', async () => {
  const app = await anApp();
  app.shopify.templates = {
    'templates/product.json': WITHOUT,
    'templates/collection.json': templateWith('cartwright', 'widget'),
  };
  expect((await blockStatusOf(app, 'widget')).placement).toMatchObject({
    status: 'off',
    editorUrl: expect.stringMatching(/\?template=product&addAppBlockId=the-client-id\/widget&/),
  });
  app.shopify.templates = { 'templates/product.json': templateWith('cartwright', 'widget') };
  expect((await blockStatusOf(app, 'widget')).placement).toMatchObject({ status: 'on', without: [] });
});

it('is read from search templates only for search', async () => {
  const app = await anApp();
  const status = async (block: ListBlock) => (await blockStatusOf(app, block)).placement.status;
  app.shopify.templates = { 'templates/collection.json': WITH, 'templates/search.json': WITH };
  expect(await blockStatusOf(app, 'search')).toMatchObject({
    placement: {
      status: 'off',
      editorUrl: expect.stringMatching(/\?template=search&addAppBlockId=the-client-id\/search&/),
    },
  });
  app.shopify.templates = {
    'templates/collection.json': WITHOUT,
    'templates/search.json': templateWith('cartwright', 'search'),
  };
  expect(await status('search')).toBe('on');
  expect(await status('collection')).toBe('off');
});

it('is unknown rather than off if unreadable', async () => {
  const app = await anApp();
  const reason = async () => {
    const { placement } = await blockStatusOf(app);
    return placement.status === 'unknown' ? placement.reason : placement.status;
  };
  app.shopify.templates = {};
  expect(await reason()).toBe('unreadable');
  app.shopify.templates = { 'templates/collection.json': 'nonsense' };
  expect(await reason()).toBe('unreadable');
  app.shopify.templates = {
    'templates/collection.json': WITHOUT,
    'templates/collection.sale.json': null,
  };
  expect(await reason()).toBe('unreadable');
  app.shopify.templates = { 'templates/collection.sale.json': WITHOUT };
  expect(await reason()).toBe('unreadable');
  app.shopify.scopes = ['read_products'];
  expect(await reason()).toBe('missing_scope');
  app.shopify.trouble = 500;
  expect(await reason()).toBe('unavailable');
});

it('also says whether the store can reach the app', async () => {
  const app = await anApp();
  const proxy = async () => (await blockStatusOf(app)).proxy;
  app.shopify.scopes = [...ACCESS_SCOPES];
  expect(await proxy()).toBe('missing');
  app.shopify.scopes = [...ACCESS_SCOPES, APP_PROXY_SCOPE];
  expect(await proxy()).toBe('granted');
  const hasty = await anApp({ timeoutFactor: 0.1 });
  hasty.shopify.trouble = 'hangs';
  expect(await blockStatusOf(hasty)).toMatchObject({
    placement: { status: 'unknown', reason: 'unavailable' },
    proxy: 'unknown',
    firstPages: 'unknown',
  });
});

it('says whether first pages may be stored in collections', async () => {
  const app = await anApp();
  const firstPages = async () => (await blockStatusOf(app)).firstPages;
  app.shopify.scopes = [...ACCESS_SCOPES, APP_PROXY_SCOPE];
  expect(await firstPages()).toBe('missing');
  app.shopify.scopes = [...ACCESS_SCOPES, FIRST_PAGE_SCOPE];
  expect(await firstPages()).toBe('granted');
});
