import type { Worker } from 'node:worker_threads';
import { buildIndex, updateProduct } from '@cartwright/core/catalogue/index/update-index';
import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { dumpIndex } from '@cartwright/core/testing/dump-index';
import { expect, test } from 'vitest';
import { startTestIndexWorker } from '../testing/test-worker';
import { buildInWorker } from './build-in-worker';

const products = Array.from({ length: 25 }, (_, index) =>
  aMirroredProduct({ id: index + 1, vendor: `Vendor ${index % 3}`, tags: [`tag ${index % 4}`] }),
);
const collection: MirroredCollection = {
  id: 7,
  handle: 'all',
  title: 'All',
  image: null,
  automated: true,
  sortOrder: 'MANUAL',
  productIds: [3, 1, 99],
};

async function* parts<Item>(items: readonly Item[], size: number) {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

const catalogueOf = (items: readonly MirroredProduct[]) => ({
  products: () => parts(items, 10),
  collections: () => parts([collection], 10),
});

test('builds the same index in a worker as in-process, and the result stays mutable', async () => {
  const index = await buildInWorker(startTestIndexWorker, catalogueOf(products), ['en']);
  expect(dumpIndex(index)).toEqual(dumpIndex(buildIndex(products, [collection], ['en'])));
  const changed = aMirroredProduct({ id: 3, tags: ['changed'] });
  updateProduct(index, changed);
  const all = products.map((product) => (product.id === 3 ? changed : product));
  expect(dumpIndex(index)).toEqual(dumpIndex(buildIndex(all, [collection], ['en'])));
});

test('returns no index if the catalogue can’t be read completely', async () => {
  async function* broken() {
    yield products;
    throw new Error('The database is away.');
  }
  const build = buildInWorker(startTestIndexWorker, { ...catalogueOf([]), products: broken }, []);
  await expect(build).rejects.toThrow('The database is away.');
});

test('returns no index and stops waiting if the worker exits', async () => {
  const build = buildInWorker(
    async () => {
      const worker = await startTestIndexWorker();
      worker.once('message', () => void worker.terminate());
      return worker;
    },
    catalogueOf(products),
    [],
  );
  await expect(build).rejects.toThrow('has ended');
});

test('terminates the worker when the build is cancelled', async () => {
  const stop = new AbortController();
  let worker: Worker | undefined;
  async function* once() {
    yield products;
    stop.abort(new Error('Nobody waits for it.'));
    yield products;
  }
  const start = async () => {
    worker = await startTestIndexWorker();
    return worker;
  };
  const build = buildInWorker(start, { ...catalogueOf([]), products: once }, [], stop.signal);
  await expect(build).rejects.toThrow('Nobody waits');
  // Of a thread that is no more.
  expect(worker?.threadId).toBe(-1);
});
