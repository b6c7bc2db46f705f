import { FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import { setPrivateKeys } from '@cartwright/core/contract/set-private-keys';
import { listPrivateKeys } from '@cartwright/core/contract/shop';
import { listStaffActions } from '@cartwright/core/contract/staff-actions';
import { expect, test } from 'vitest';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const startApp = testApps(testDatabase());

const { search, smartCollections, giftCardInput } = FEATURE_KEYS;
const keysOf = async (app: TestApp) => (await app.ask(listPrivateKeys)).privateKeys;

test('a shop has its server’s keys until staff changes them, and the log records it', async () => {
  const app = await startApp({ staff: true, userName: 'Sam', privateKeys: [search, giftCardInput] });
  expect(await keysOf(app)).toEqual([search, giftCardInput]);
  await app.ask(setPrivateKeys, { body: { privateKeys: [smartCollections, search] } });
  expect(await keysOf(app)).toEqual([search, smartCollections]);
  await app.ask(setPrivateKeys, { body: { privateKeys: [] } });
  expect(await keysOf(app)).toEqual([]);
  const { staffActions } = await app.ask(listStaffActions);
  expect(staffActions.map(({ by, action, subject }) => `${by} ${action} ${subject}`).sort()).toEqual([
    `Sam feature_off ${giftCardInput}`,
    `Sam feature_off ${search}`,
    `Sam feature_off ${smartCollections}`,
    `Sam feature_on ${smartCollections}`,
  ]);
});

test('rejects changes by merchants and unknown keys', async () => {
  const app = await startApp({ privateKeys: [search] });
  const refused = await app.refused(setPrivateKeys, { body: { privateKeys: [smartCollections] } });
  expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await app.refused(setPrivateKeys, { body: { privateKeys: ['free-money'] } })).toMatchObject({
    status: 400,
  });
  expect(await keysOf(app)).toEqual([search]);
});
