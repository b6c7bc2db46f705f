import { expect, it, vi } from 'vitest';
import type { CartPort } from '../state/ports/cart-port';
import { ownWrites } from './own-writes';

const port: CartPort = {
  read: async () => ({ ok: true, cart: null }),
  write: async () => ({ ok: true, cart: null }),
};

it('claims each of our writes once, by path', async () => {
  const { port: counted, claim } = ownWrites(port);
  expect(claim('cart/add.js')).toBe(false);
  await counted.write({ path: 'add', items: [] });
  await counted.write({ path: 'update', note: 'Soon' });
  expect(claim('cart/add.js')).toBe(true);
  expect(claim('cart/add.js'), 'the second belongs to another script').toBe(false);
  expect(claim('cart/update.js')).toBe(true);
});

it('forgets a write after a timeout', async () => {
  vi.useFakeTimers();
  const { port: counted, claim } = ownWrites(port);
  await counted.write({ path: 'change', key: '11:a', quantity: 1 });
  vi.advanceTimersByTime(2000);
  expect(claim('cart/change.js')).toBe(false);
  vi.useRealTimers();
});
