import { gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database';
import { forShop } from './for-shop';
import { events } from './schema';
import { whichShops } from './which-shops';

const database = testDatabase();

test('names each shop that has such a row once, and no other', async () => {
  const event = { pageId: 'p', happenedAt: new Date(0), subjectId: 'c', name: 'opened', currency: 'USD' };
  for (const [shop, count] of Object.entries({ none: 0, one: 1, two: 2, three: 3 })) {
    const rows = Array.from({ length: count }, (_, number) => ({ ...event, number }));
    await forShop(database(), shop).insertMany(events, rows);
  }
  expect((await whichShops(database(), events, gt(events.number, 0))).sort()).toEqual(['three', 'two']);
});
