import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { dumpIndex } from '@cartwright/core/testing/dump-index';
import { catalogueIndexes } from '@cartwright/server/catalogue-index/catalogue-indexes';
import { mirrorSource } from '@cartwright/server/catalogue-index/mirror-source';
import { forShop } from '@cartwright/server/db/for-shop';
import { buildHere } from '@cartwright/server/testing/build-here';
import { testDatabase } from '@cartwright/server/testing/test-database';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { MINUTE } from '../contract/mirrored-shop';
import { aLivingShop, shopLife } from './mirror-model';

const database = testDatabase();

const SHOPS = Number(process.env.SHOPS ?? 10);
/** For what hangs: each of them takes some seconds. */
const MAX_MS = SHOPS * 100_000;
const DAY = 24 * 60 * MINUTE;

/** The indexes of a server that looks at mirrors whenever it is asked. */
function aServersIndexes() {
  let now = 0;
  const indexes = catalogueIndexes({
    sourceOf: (shopId) => mirrorSource(forShop(database(), shopId)),
    build: buildHere,
    limitBytes: 100_000_000,
    logger: { warn: (line: unknown) => expect(line).toBeUndefined() },
    now: () => (now += 1_000),
  });
  onTestFinished(() => indexes.end());
  return indexes;
}

it('Any event at any step of a sync ends with the mirror and index of a fresh sync.', {
  timeout: MAX_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(shopLife, async ({ isFirst, isSilent, happenings, meanwhile }) => {
      const shop = await aLivingShop(database());
      const servers = [aServersIndexes(), aServersIndexes()];
      if (!isFirst) await shop.settleAll();
      await shop.want();
      const calmDown = shop.happenMeanwhile(meanwhile);
      for (const [index, happening] of happenings.entries()) {
        await shop.happen(happening);
        if (happening.do === 'step') await servers[index % 2]?.of(shop.domain);
      }
      await shop.settleAll();
      calmDown();
      await shop.tellRest();
      await shop.settleAll();
      // Collection changes through rules and sales are found by polling.
      shop.time.now += 11 * MINUTE;
      await shop.settleAll();
      if (isSilent) {
        shop.time.now += DAY;
        await shop.settleAll();
      }

      const fresh = shop.freshMirror();
      await fresh.settleAll();
      expect(await shop.mirror()).toEqual(await fresh.mirror());
      const { products, collections } = await shop.mirror();
      const position = await mirrorSource(forShop(database(), shop.domain)).position();
      const anew = dumpIndex(buildIndex(products, collections, position?.languages));
      for (const { of } of servers) {
        // One of other languages answers until the new one is there.
        await expect.poll(async () => dumpIndex(await of(shop.domain)), { timeout: 60_000 }).toEqual(anew);
      }
      expect(await shop.marks()).toEqual([]);
      expect(await shop.state()).toMatchObject({ problem: null, failures: 0, runKind: null });
    }),
    // Shrinking a failure takes too long: its seed is printed instead.
    { numRuns: SHOPS, endOnFailure: true },
  );
});
