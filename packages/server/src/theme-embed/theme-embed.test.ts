import { readThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { expect, it } from 'vitest';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const anApp = testApps(testDatabase());
const themeWith = (disabled: boolean, app = 'cartwright') =>
  `/* auto-generated */ ${JSON.stringify({ current: { blocks: { 1: { type: `shopify://apps/${app}/blocks/cart/uid`, disabled } } } })}`;

it('is on, off or unknown to the theme, with a link to the theme editor', async () => {
  const app = await anApp();
  const read = async () => (await app.ask(readThemeEmbed)).themeEmbed;
  const editor = `${app.shopify.origin}/admin/themes/current/editor?context=apps`;
  app.shopify.settingsData = themeWith(false);
  expect(await read()).toEqual({ status: 'on', theme: 'Dawn', editorUrl: editor });
  const off = {
    status: 'off',
    theme: 'Dawn',
    editorUrl: `${editor}&template=index&activateAppId=the-client-id/cart`,
  };
  app.shopify.settingsData = themeWith(true);
  expect(await read()).toEqual(off);
  app.shopify.settingsData = '{ "current": {} }';
  expect(await read()).toEqual(off);
  app.shopify.settingsData = themeWith(false, 'another-app');
  expect(await read()).toEqual(off);
});

it('is unknown rather than off if unreadable', async () => {
  const app = await anApp();
  const reason = async () => {
    const { themeEmbed } = await app.ask(readThemeEmbed);
    return themeEmbed.status === 'unknown' ? themeEmbed.reason : themeEmbed.status;
  };
  app.shopify.settingsData = 'nonsense';
  expect(await reason()).toBe('unreadable');
  app.shopify.settingsData = null;
  expect(await reason()).toBe('unreadable');
  app.shopify.settingsData = themeWith(false);
  app.shopify.scopes = ['read_products'];
  expect(await reason()).toBe('missing_scope');
});

it.each([500, 'hangs'] as const)('is unknown while Shopify has trouble (%s)', async (trouble) => {
  const app = await anApp({ timeoutFactor: 0.1 });
  app.shopify.trouble = trouble;
  const { themeEmbed } = await app.ask(readThemeEmbed);
  expect(themeEmbed).toMatchObject({ status: 'unknown', reason: 'unavailable' });
});
