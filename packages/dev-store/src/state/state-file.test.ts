import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hiddenFields } from '../testing/checkout-store';
import { at } from '../testing/read-json';
import { admin, aRunningStore, aShopper } from '../testing/running-store';
import { theVariant } from '../testing/small-store';
import { stateFile } from './state-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('state file', () => {
  it('restores carts and metafields after a restart', async () => {
    const path = join(folder, 'deep', 'store.json');
    const first = await aRunningStore({ state: stateFile(path) });
    const anna = aShopper(first.url);
    await anna.post('/cart/add.js', { id: theVariant('cup'), quantity: 3 });
    const before = await anna.cart();
    await admin(
      first.url,
      'mutation { metafieldsSet(metafields: [{ ownerId: "gid://shopify/AppInstallation/1", namespace: "ours", key: "config", type: "json", value: "7" }]) { userErrors { code } } }',
    );
    await first.close();

    const second = await aRunningStore({ state: stateFile(path) });
    const cookie = `cart=${encodeURIComponent(String(at(before, 'token')))}`;
    const after = await (await fetch(`${second.url}/cart.js`, { headers: { cookie } })).json();
    expect(after).toEqual(before);
    const data = await admin(
      second.url,
      '{ currentAppInstallation { metafield(namespace: "ours", key: "config") { jsonValue } } }',
    );
    expect(at(data, 'data', 'currentAppInstallation', 'metafield', 'jsonValue')).toBe(7);
    await second.close();
  });

  it('restores orders and gift cards, and reads state from before they existed', async () => {
    const path = join(folder, 'store.json');
    const before = { version: 1, carts: [], metafields: [], discounts: [], lastNumber: 7 };
    await writeFile(path, JSON.stringify(before));
    const first = await aRunningStore({ state: stateFile(path) });
    const anna = aShopper(first.url);
    await anna.post('/cart/add.js', { id: theVariant('cup') });
    await anna.form('/checkout', { code: 'GIFT-1234-5678-ABCD', do: 'apply' });
    const page = await (await anna.get('/checkout')).text();
    const contact = {
      email: 'a@b.c',
      lastName: 'B',
      address1: '1',
      city: 'C',
      region: 'D',
      postalCode: '12345',
    };
    const paid = await anna.form('/checkout', { ...hiddenFields(page), ...contact, do: 'pay' });
    const thanks = paid.headers.get('location') ?? '';
    await first.close();

    const second = await aRunningStore({ state: stateFile(path) });
    expect(await (await fetch(`${second.url}${thanks}`)).text()).toContain('Order #1001');
    const again = aShopper(second.url);
    await again.post('/cart/add.js', { id: theVariant('cup') });
    await again.form('/checkout', { code: 'GIFT-1234-5678-ABCD', do: 'apply' });
    expect(await (await again.get('/checkout')).text()).toContain('Balance $10.00');
    await second.close();
  });

  it('is reported and left unchanged if broken', async () => {
    const path = join(folder, 'store.json');
    await writeFile(path, '{ "version": 1, "carts": [');
    await expect(aRunningStore({ state: stateFile(path) })).rejects.toThrow(path);
    expect(await readFile(path, 'utf8')).toBe('{ "version": 1, "carts": [');
    await writeFile(path, '{ "version": 99 }');
    await expect(aRunningStore({ state: stateFile(path) })).rejects.toThrow('not the state of a local store');
  });

  it('writes only the last of many changes, and reports a failed write', async () => {
    const path = join(folder, 'store.json');
    const file = stateFile(path);
    for (let count = 1; count <= 20; count++) await file.save({ count });
    await file.flush?.();
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ count: 20 });

    const blocked = stateFile(join(path, 'inside-a-file.json'));
    await blocked.save({});
    await expect(blocked.flush?.()).rejects.toThrow('could not be written');
  });
});
