import { enableSearch, readSearchSettings, saveSearchSettings } from '@cartwright/core/contract/search';
import { expect, test } from 'vitest';
import { eventually, type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const startApp = testApps(testDatabase());

const inStore = ({ shopify }: TestApp) =>
  ['css', 'js'].map((kind) => {
    const value = shopify.appMetafields.get(`cartwright.search_${kind}`);
    return value === undefined ? null : JSON.parse(value).text;
  });

async function saveCode(app: TestApp, userDefinedCode: { css: string; js: string }): Promise<void> {
  const { settings, revision } = await app.ask(readSearchSettings);
  await app.ask(saveSearchSettings, { body: { setting: { ...settings, userDefinedCode }, revision } });
}

test('publishes the merchant’s code while search is on', async () => {
  const app = await startApp();
  await saveCode(app, { css: '.cw-card { color: red }', js: '' });
  await eventually(() => inStore(app)[0] === '.cw-card { color: red }');
  // Without code there is nothing to be put there.
  expect(inStore(app)[1]).toBeNull();
  await app.ask(enableSearch, { body: { enabled: false } });
  await eventually(() => inStore(app)[0] === '');
  await app.ask(enableSearch, { body: { enabled: true } });
  await eventually(() => inStore(app)[0] === '.cw-card { color: red }');
});

test('retries code that Shopify rejected', async () => {
  const app = await startApp();
  app.shopify.refusesMetafields = { of: 'everything', by: 'userError' };
  await saveCode(app, { css: '', js: 'console.log(1)' });
  await eventually(() => app.log.some(({ msg }) => msg === 'a job broke off'));
  expect(inStore(app)).toEqual([null, null]);
  app.shopify.refusesMetafields = null;
  await eventually(() => inStore(app)[1] === 'console.log(1)');
});
