import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { catalogueRemovals } from '../db/schema';
import { aMirror } from '../testing/a-mirror';
import { testDatabase } from '../testing/test-database';
import { readMirrorState } from './mirror-state';
import { purgeRemovals } from './removals';

const database = testDatabase();

test('lists removals by revision until there are too many, then forgets them all', async () => {
  const store = forShop(database(), 'removals.myshopify.com');
  const { products, remove } = aMirror(store);
  await products(aMirroredProduct({ id: 1 }), aMirroredProduct({ id: 2 }));
  await remove('products', 1, 99);
  await remove('products', 2);
  const removals = () => store.columns(catalogueRemovals, ['kind', 'id', 'revision']);
  expect((await removals()).toSorted((a, b) => a.id - b.id)).toEqual([
    { kind: 'products', id: 1, revision: 2 },
    { kind: 'products', id: 2, revision: 3 },
  ]);

  const state = await readMirrorState(store);
  expect(await purgeRemovals(store, state, 2)).toEqual(state);
  expect(await removals()).toHaveLength(2);
  await purgeRemovals(store, state, 1);
  expect(await removals()).toEqual([]);
  // Who has read the revision before may have missed them.
  expect(await readMirrorState(store)).toMatchObject({ revision: 4, removalsFrom: 4 });
});
