import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { dumpIndex } from '@cartwright/core/testing/dump-index';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMirrorState } from '../catalogue/mirror-state';
import { purgeRemovals } from '../catalogue/removals';
import { forShop, type ShopStore } from '../db/for-shop';
import {
  catalogueCollections,
  catalogueDigests,
  catalogueProducts,
  catalogueRemovals,
  catalogueState,
} from '../db/schema';
import { aMirror, aMirroredCollection } from '../testing/a-mirror';
import { buildHere } from '../testing/build-here';
import { testDatabase } from '../testing/test-database';
import { catalogueIndexes } from './catalogue-indexes';
import { mirrorSource } from './mirror-source';

const database = testDatabase();

const MAX_IDS = 6;
const ids = fc.shuffledSubarray(Array.from({ length: MAX_IDS }, (_, at) => at + 1));
const products: fc.Arbitrary<MirroredProduct[]> = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: MAX_IDS }),
      title: fc.constantFrom('Red mug', 'Mugs'),
      vendor: fc.constantFrom('a', 'b'),
      tags: fc.subarray(['x', 'y', 'z']),
    })
    .map(aMirroredProduct),
  { maxLength: 3 },
);

const server = fc.constantFrom(0, 1);
const happening = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('products' as const), products }), weight: 4 },
  fc.record({ kind: fc.constant('removed products' as const), ids }),
  fc.record({ kind: fc.constant('collection' as const), id: fc.integer({ min: 1, max: 2 }), ids }),
  fc.record({ kind: fc.constant('removed collection' as const), id: fc.integer({ min: 1, max: 2 }) }),
  { arbitrary: fc.record({ kind: fc.constant('asked' as const), server }), weight: 3 },
  // Asked, but what happens next doesn't wait for the answer.
  { arbitrary: fc.record({ kind: fc.constant('being asked' as const), server }), weight: 2 },
  fc.record({ kind: fc.constant('evicted' as const), server }),
  fc.record({ kind: fc.constant('removals forgotten' as const) }),
  fc.record({ kind: fc.constant('mirror deleted' as const) }),
);

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** What chance seldom tries. */
const put = (...ids: number[]): Happening => ({
  kind: 'products',
  products: ids.map((id) => aMirroredProduct({ id })),
});
const request: Happening = { kind: 'asked', server: 0 };
const EXAMPLES: [Happening[]][] = [
  [[{ kind: 'collection', id: 1, ids: [2] }, request, { kind: 'removed collection', id: 1 }]],
  [[put(1, 2), request, { kind: 'removed products', ids: [1] }, { kind: 'removals forgotten' }]],
  [[put(1), request, { kind: 'mirror deleted' }, put(2)]],
  [[put(1), request, { kind: 'removed products', ids: [1] }, put(1)]],
];

/** A server's indexes, which look at their mirrors whenever they are asked, and have room for one. */
const aServer = () =>
  catalogueIndexes({
    sourceOf: (shopId) => mirrorSource(forShop(database(), shopId)),
    build: buildHere,
    limitBytes: 1,
    logger: { warn: (line: unknown) => expect(line).toBeUndefined() },
    now: (() => {
      let now = 0;
      return () => (now += 1_000);
    })(),
  });

async function deleteMirror(store: ShopStore): Promise<void> {
  await store.transaction(async (inside) => {
    for (const table of [catalogueProducts, catalogueCollections, catalogueDigests, catalogueRemovals])
      await inside.remove(table, undefined);
    await inside.remove(catalogueState, eq(catalogueState.shopId, store.shopId));
  });
}

let shops = 0;
const OTHER = 'other.myshopify.com';

test('After any changes to a mirror, every server’s index equals a fresh build.', async () => {
  await aMirror(forShop(database(), OTHER)).products(aMirroredProduct({ id: 1 }));
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 25 }), async (happenings) => {
      shops += 1;
      const shopId = `indexed-${shops}.myshopify.com`;
      const store = forShop(database(), shopId);
      const mirror = aMirror(store);
      const servers = [aServer(), aServer()];
      const requests: Promise<unknown>[] = [];
      for (const each of happenings) {
        if (each.kind === 'products') await mirror.products(...each.products);
        if (each.kind === 'removed products') await mirror.remove('products', ...each.ids);
        if (each.kind === 'collection') await mirror.collections(aMirroredCollection(each.id, each.ids));
        if (each.kind === 'removed collection') await mirror.remove('collections', each.id);
        if (each.kind === 'asked') await servers[each.server]?.of(shopId);
        if (each.kind === 'being asked') requests.push(Promise.resolve(servers[each.server]?.of(shopId)));
        if (each.kind === 'evicted') await servers[each.server]?.of(OTHER);
        if (each.kind === 'removals forgotten') await purgeRemovals(store, await readMirrorState(store), 0);
        if (each.kind === 'mirror deleted') await deleteMirror(store);
      }
      await Promise.all(requests);
      for (const { of, end } of servers) {
        // An index that is far behind answers until the new one is there.
        await expect
          .poll(async () => dumpIndex(await of(shopId)), { timeout: 60_000 })
          .toEqual(await mirror.builtAnew());
        await end();
      }
    }),
    { numRuns: 50, examples: EXAMPLES },
  );
});
