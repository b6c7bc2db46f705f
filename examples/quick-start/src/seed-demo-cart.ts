import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listCarts } from '@cartwright/core/contract/cart-list';
import { createCart, saveCart } from '@cartwright/core/contract/carts';
import { callApp } from './call-app';
import type { Gifts } from './choose-gifts';
import { DEMO_CART_NAME, demoCart } from './demo-cart';

interface Seeding {
  /** Address of the app, without a slash at the end. */
  readonly appUrl: string;
  readonly dataDir: string;
  readonly gifts: Gifts;
}

/**
 * Gives a shop without carts the demo cart, once: whoever deletes it later does not get it back. Throws when the app
 * refuses a call.
 */
export async function seedDemoCart({ appUrl, dataDir, gifts }: Seeding): Promise<void> {
  const mark = join(dataDir, 'demo-cart-added');
  if (existsSync(mark)) return;
  const { combinedCarts } = await callApp(appUrl, listCarts);
  if (combinedCarts.length === 0) {
    const { cart, revision } = await callApp(appUrl, createCart, { name: DEMO_CART_NAME });
    await callApp(appUrl, saveCart, { cart: demoCart(cart, gifts, randomUUID), revision }, cart.id);
  }
  await mkdir(dataDir, { recursive: true });
  await writeFile(mark, '');
}
