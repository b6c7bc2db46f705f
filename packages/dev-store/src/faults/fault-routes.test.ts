import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { at } from '../testing/read-json';
import { aRunningStore, aShopper, type Shopper } from '../testing/running-store';
import { theVariant } from '../testing/small-store';
import type { RequestedFault } from './fault';

let store: RunningStore;
beforeAll(async () => {
  store = await aRunningStore({
    markets: [{ country: 'DE', currency: 'EUR', rate: '0.92', locale: 'de', root: '/de/' }],
  });
});
afterAll(() => store.close());

const cup = theVariant('cup');
const oneCup = { items: [{ id: cup, quantity: 1 }] };

async function aTroubledShopper(...faults: RequestedFault[]): Promise<Shopper> {
  const shopper = aShopper(store.url);
  expect((await shopper.post('/__store/faults', { faults })).status).toBe(200);
  return shopper;
}

const count = async (shopper: Shopper) => at(await shopper.cart(), 'item_count');

it('rejects once without executing, in JSON or as a page', async () => {
  const anna = await aTroubledShopper(
    { on: 'add', kind: 'refuse', status: 429, html: true, retryAfter: 2 },
    { on: 'add', kind: 'refuse', status: 503 },
  );
  const page = await anna.post('/cart/add.js', oneCup);
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '2']);
  expect(page.headers.get('content-type')).toContain('text/html');
  const json = await anna.post('/cart/add.js', oneCup);
  expect(at(await json.json(), 'status')).toBe(503);
  expect(await count(anna)).toBe(0);
  expect((await anna.post('/cart/add.js', oneCup)).status).toBe(200);
  expect(await count(anna)).toBe(1);
});

it('affects only the session that requested it', async () => {
  const anna = await aTroubledShopper({ on: 'any', kind: 'refuse', status: 500 });
  const ben = aShopper(store.url);
  expect((await ben.post('/cart/add.js', oneCup)).status).toBe(200);
  expect((await anna.post('/cart/add.js', oneCup)).status).toBe(500);
});

it('loses the response of an executed request, and drops another unexecuted', async () => {
  const anna = await aTroubledShopper({ on: 'add', kind: 'lost' }, { on: 'add', kind: 'dropped' });
  await expect(anna.post('/cart/add.js', oneCup)).rejects.toThrow();
  expect(await count(anna)).toBe(1);
  await expect(anna.post('/cart/add.js', oneCup)).rejects.toThrow();
  expect(await count(anna)).toBe(1);
});

it('delays responses of executed requests, so that responses overtake each other', async () => {
  const anna = await aTroubledShopper({ on: 'update', kind: 'slow_answer', ms: 300 });
  await anna.post('/cart/add.js', oneCup);
  const responses: unknown[] = [];
  const set = async (quantity: number) => {
    const response = await anna.post('/cart/update.js', { updates: { [cup]: quantity } });
    responses.push(at(await response.json(), 'item_count'));
  };
  const late = set(5);
  while (at(await (await anna.get('/__store/faults')).json(), 'faults', 0)) await count(anna);
  await Promise.all([late, set(2)]);
  expect(responses).toEqual([2, 5]);
  expect(await count(anna)).toBe(2);
});

it('delays execution, and rejects concurrent requests above a limit with 409', async () => {
  const anna = await aTroubledShopper(
    { on: 'add', kind: 'delay', ms: 200, times: 3 },
    { on: 'add', kind: 'crowded', most: 2 },
  );
  const responses = await Promise.all([1, 2, 3].map(() => anna.post('/cart/add.js', oneCup)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(await count(anna)).toBe(2);
});

it('returns the cart from before the last write once for a cacheable read', async () => {
  const anna = await aTroubledShopper({ on: 'get', kind: 'stale' });
  expect(await count(anna), 'nothing was written yet').toBe(0);
  await anna.post('/cart/add.js', oneCup);
  await anna.post('/cart/add.js', oneCup);
  const fresh = await anna.get('/cart.js', { 'cache-control': 'no-cache' });
  expect(at(await fresh.json(), 'item_count')).toBe(2);
  expect(await count(anna)).toBe(1);
  expect(await count(anna)).toBe(2);
});

it('affects the cart of every locale', async () => {
  const anna = await aTroubledShopper(
    { on: 'add', kind: 'refuse', status: 500 },
    { on: 'get', kind: 'stale', times: 2 },
  );
  expect((await anna.post('/de/cart/add.js', oneCup)).status).toBe(500);
  expect((await anna.post('/de/cart/add', oneCup)).status).toBe(302);
  expect(at(await (await anna.get('/de/cart.json')).json(), 'items')).toEqual([]);
  expect(await count(anna)).toBe(0);
  expect(await count(anna)).toBe(1);
});

it('lists what is left, ends it, and names errors in a list', async () => {
  const anna = await aTroubledShopper({ on: 'add', kind: 'lost', times: 3 });
  const remaining = async () => at(await (await anna.get('/__store/faults')).json(), 'faults');
  expect(await remaining()).toEqual([{ on: 'add', kind: 'lost', times: 3, after: 0 }]);
  const wrong = await anna.post('/__store/faults', { faults: [{ on: 'add', kind: 'fire' }] });
  expect(wrong.status).toBe(400);
  expect(at(await wrong.json(), 'error', 'path')).toBe('faults[0].kind');
  expect(await remaining(), 'a wrong list replaces nothing').toHaveLength(1);
  await anna.delete('/__store/faults');
  expect(await remaining()).toEqual([]);
  expect((await anna.post('/cart/add.js', oneCup)).status).toBe(200);
});
