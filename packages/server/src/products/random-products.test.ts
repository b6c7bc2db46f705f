import { randomUUID } from 'node:crypto';
import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { aMirror } from '../testing/a-mirror';
import { testDatabase } from '../testing/test-database';
import { randomMirroredProducts } from './mirrored-products';

const database = testDatabase();

test('returns the same random active products for the same seed', async () => {
  const store = forShop(database(), randomUUID());
  const ids = Array.from({ length: 20 }, (_, at) => at + 1);
  await aMirror(store).products(
    ...ids.map((id) => aMirroredProduct({ id, status: id > 15 ? 'draft' : 'active' })),
  );
  const random = async (seed: string, limit = 100) =>
    (await randomMirroredProducts(store, { limit, seed })).map(({ id }) => id);
  const first = await random('a');
  expect(await random('a')).toEqual(first);
  expect(await random('b')).not.toEqual(first);
  expect(await random('a', 4)).toEqual(first.slice(0, 4));
  expect(first.toSorted((a, b) => a - b)).toEqual(ids.slice(0, 15));
});
