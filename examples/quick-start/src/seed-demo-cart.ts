import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listCarts } from '@cartwright/core/contract/cart-list';
import { createCart, saveCart } from '@cartwright/core/contract/carts';
import type { Product } from '@cartwright/dev-store/engine/model/catalogue';
import { callApp } from './call-app';
import { chooseGifts } from './choose-gifts';
import { demoAmounts } from './demo-amounts';
import { DEMO_CART_NAME, demoCart } from './demo-cart';

interface Seeding {
  /** Address of the app, without a slash at the end. */
  readonly appUrl: string;
  readonly dataDir: string;
  readonly products: readonly Product[];
}

/**
 * Seeds a shop without carts with the demo cart, once: it isn't restored if deleted later. Throws when the app
 * refuses a call.
 */
export async function seedDemoCart({ appUrl, dataDir, products }: Seeding): Promise<void> {
  const mark = join(dataDir, 'demo-cart-added');
  if (existsSync(mark)) return;
  const { combinedCarts } = await callApp(appUrl, listCarts);
  if (combinedCarts.length === 0) {
    const { cart, revision } = await callApp(appUrl, createCart, { name: DEMO_CART_NAME });
    const amounts = demoAmounts(products);
    const gifts = chooseGifts(products, { single: amounts.gift, choice: amounts.choice });
    await callApp(appUrl, saveCart, { cart: demoCart(cart, gifts, amounts, randomUUID), revision }, cart.id);
  }
  await mkdir(dataDir, { recursive: true });
  await writeFile(mark, '');
}
