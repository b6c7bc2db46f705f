import { testDatabase } from '@cartwright/server/testing/test-database';
import { it } from 'vitest';
import { askedLists, expectHarmless, LISTS, WORST } from './hostile-lists';
import { aMirroredShop, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

it('lists and suggestions survive the worst known queries, without echoing HTML or Liquid', async () => {
  const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
  await shop.settle();
  const lists = await askedLists(shop);
  for (const path of LISTS) {
    for (const [name, query] of WORST) await expectHarmless(await lists(path, query), path, query, name);
  }
});
