import { readDeletedProducts } from '@cartwright/core/contract/deleted-products';
import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { catalogueState } from '../db/schema';
import { aMirror } from '../testing/a-mirror';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

test('carts show how many of their products were deleted, once the catalogue is fully synced', async () => {
  const app = await startApp();
  const store = forShop(database(), app.domain);
  const mirror = aMirror(store);
  await mirror.products(aMirroredProduct({ id: 1 }), aMirroredProduct({ id: 2 }));
  const saved = await app.create('Volume');
  const { buyMoreSaveMore } = saved.cart;
  const discountProducts = [1, 2, 3].map((product_id) => ({ product_id, variant_ids: [] }));
  await app.save(saved, {
    buyMoreSaveMoreEnabled: true,
    buyMoreSaveMore: {
      ...buyMoreSaveMore,
      discountProducts,
      tiers: buyMoreSaveMore.tiers.map((tier) => ({ ...tier, quantity: 2, discount: 10 })),
    },
  });
  const cartsWithDeleted = async () => (await app.ask(readDeletedProducts)).carts;
  expect(await cartsWithDeleted()).toEqual([]);

  await store.update(catalogueState, { syncedAt: new Date() });
  expect(await cartsWithDeleted()).toEqual([{ id: saved.cart.id, products: 1 }]);
  await mirror.remove('products', 2);
  expect(await cartsWithDeleted()).toEqual([{ id: saved.cart.id, products: 2 }]);
});
