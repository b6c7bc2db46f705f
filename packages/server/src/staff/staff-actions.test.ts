import { changeCart, deleteCart, setCartLock } from '@cartwright/core/contract/cart-list';
import { listStaffActions, STAFF_ACTIONS } from '@cartwright/core/contract/staff-actions';
import { readUser } from '@cartwright/core/contract/user';
import { describe, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { contractRoutes } from '../testing/contract-calls';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { noteStaffAction, purgeStaffActions } from './staff-actions';

const database = testDatabase();
const startApp = testApps(database);

const actionsIn = async (app: TestApp, query?: Record<string, string>) =>
  (await app.ask(listStaffActions, { ...(query && { query }) })).staffActions;

describe('staff log', () => {
  test('shows merchants who changed what and why, newest first', async () => {
    let minute = 0;
    const clock = () => new Date(Date.UTC(2026, 10, 20, 9, minute++));
    const app = await startApp({ staff: true, userName: 'Sam', clock });
    const { cart, revision } = await app.create('Summer');
    const lock = (reason: string | null) =>
      app.ask(setCartLock, { params: { id: cart.id }, body: { reason } });
    await lock('We are moving your discounts.');
    await lock(null);
    await app.ask(deleteCart, { params: { id: cart.id }, query: { revision: String(revision) } });

    const about = { by: 'Sam', subject: 'Summer', note: null };
    expect(await actionsIn(app)).toMatchObject([
      { ...about, action: 'DELETE /api/carts/:id' },
      { ...about, action: 'unlock_cart' },
      { ...about, action: 'lock_cart', note: 'We are moving your discounts.' },
      { by: 'Sam', action: 'POST /api/carts', subject: null },
    ]);
    expect(await actionsIn(app, { page: '2', limit: '3' })).toMatchObject([{ action: 'POST /api/carts' }]);
  });

  test('omits reads, rejected calls and changes by merchants', async () => {
    const staff = await startApp({ staff: true });
    await staff.ask(readUser);
    await staff.refused(changeCart, { params: { id: 'none' }, body: { revision: 1, name: 'Name' } });
    const merchant = await startApp();
    await merchant.create();
    expect(await actionsIn(staff)).toEqual([]);
    expect(await actionsIn(merchant)).toEqual([]);
  });

  test('keeps entries for a year', async () => {
    // The server's own clock: its jobs would forget what this test has yet to.
    const app = await startApp({ clock: () => new Date('2026-11-20T12:00:00Z') });
    const store = forShop(database(), app.domain);
    const note = (day: string) =>
      noteStaffAction(store, { now: new Date(`${day}T12:00:00Z`), by: 'Sam', action: 'unlock_cart' });
    await note('2025-11-21');
    await note('2025-11-19');
    expect(await purgeStaffActions(store, new Date('2026-11-20T12:00:00Z'))).toBe(false);
    expect(await actionsIn(app)).toMatchObject([{ at: '2025-11-21T12:00:00.000Z' }]);
  });
});

/** Calls that change nothing of a shop's settings, noted with words of their own, or of nobody who is signed in. */
const NOT_NOTED = [
  'POST /api/billing/plan',
  'POST /api/data-sources/try',
  'POST /api/images/gallery',
  'POST /api/images/search',
  'POST /api/reports/:report/:tab/evidence',
  'POST /api/reports/:report/:tab/rows',
  'POST /api/reports/:report/glance',
  'POST /api/sign-out',
  'POST /api/smart-collections/analytics/at-a-glance',
  'POST /api/smart-collections/analytics/collections',
  'POST /api/smart-collections/analytics/sorts',
  'POST /api/smart-collections/collections/:id/preview',
  'POST /api/smart-collections/outsiders',
  'POST /api/smart-search/results-page/preview',
  'POST /api/smart-search/try',
  'POST /api/widgets/ids',
  'POST /api/widgets/preview',
  'PUT /api/carts/:id/lock',
  'PUT /api/shop/private-keys',
];

test('every changing call has a description', async () => {
  const writes = (await contractRoutes())
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`);
  // An upload is bytes, so it is no call of the contract; its route notes it by itself.
  const noted = Object.keys(STAFF_ACTIONS).filter(
    (action) => action.includes(' ') && action !== 'POST /api/images',
  );
  expect([...noted, ...NOT_NOTED].sort()).toEqual([...new Set(writes)].sort());
});
