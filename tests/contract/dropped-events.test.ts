import { DROPPED_DAYS, readDroppedEvents } from '@cartwright/core/contract/reports';
import { DEFAULT_TIME_ZONE, daysLater, wallTime } from '@cartwright/core/schedule/wall-time';
import { forShop } from '@cartwright/server/db/for-shop';
import { eventDays } from '@cartwright/server/db/schema';
import { testApps } from '@cartwright/server/testing/test-app';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { expect, it } from 'vitest';

const database = testDatabase();
const startApp = testApps(database);

const today = () => wallTime(Date.now(), DEFAULT_TIME_ZONE).date;

it('returns the shop’s uncounted events of the last seven days, and those of bots', async () => {
  const app = await startApp();
  expect(await app.ask(readDroppedEvents)).toEqual({ dropped: { days: [], bots: 0 } });
  const yesterday = daysLater(today(), -1);
  await forShop(database(), app.domain).insertMany(eventDays, [
    { day: daysLater(today(), 1 - DROPPED_DAYS - 2), droppedCarts: 9, ofBots: 9 },
    { day: yesterday, droppedLists: 4, droppedOfSessions: 2, perDay: 100 },
    { day: today(), ofBots: 3 },
  ]);
  await forShop(database(), 'another.myshopify.com').insert(eventDays, { day: yesterday, droppedPages: 5 });
  expect(await app.ask(readDroppedEvents)).toEqual({
    dropped: {
      days: [{ date: yesterday, carts: 0, lists: 4, pages: 0, ofSessions: 2, perDay: 100 }],
      bots: 3,
    },
  });
});
