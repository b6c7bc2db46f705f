import { exportSettings } from '@cartwright/core/contract/export-settings';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { carts } from '../db/schema';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { restoreShop } from './restore-shop';

const database = testDatabase();
const startApp = testApps(database);

test('a merchant’s export contains the shop’s carts and restores a deleted one', async () => {
  const app = await startApp();
  const { cart, previewKey } = await app.create('Summer');
  const { name, lines } = await app.ask(exportSettings);
  expect(name).toMatch(new RegExp(`^${app.domain}-\\d{4}-\\d\\d-\\d\\d\\.jsonl$`));
  expect(lines.join('')).not.toContain(previewKey);
  const store = forShop(database(), app.domain);
  await store.remove(carts, undefined);
  async function* file() {
    yield* lines;
  }
  expect(await restoreShop(store, file(), { replace: true, now: new Date() })).toMatchObject({ ok: true });
  expect(await store.rows(carts)).toMatchObject([{ id: cart.id, name: 'Summer' }]);
});
