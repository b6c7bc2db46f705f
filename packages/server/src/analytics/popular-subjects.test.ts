import { describe, expect, test } from 'vitest';
import { aMeasuredShop, type MadeEvent } from '../testing/a-measured-shop';
import { testDatabase } from '../testing/test-database';
import { popularSubjects } from './popular-subjects';

const database = testDatabase();

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY = 86_400_000;
const YESTERDAY = NOW.getTime() - DAY;
const MUG = 11;

/** Sessions of people of their own that each did this. */
function sessions(
  count: number,
  name: string,
  events: readonly Omit<MadeEvent, 'visitor' | 'session' | 'at'>[],
) {
  return Array.from({ length: count }, (_, index) =>
    events.map((event, step) => ({
      ...event,
      visitor: `${name} ${index}`,
      session: `${name} ${index}`,
      at: YESTERDAY + step,
    })),
  ).flat();
}

const searched = (query: string, results: number) =>
  ({ subject: 'search', name: 'viewed', query, results }) as const;
const clicked = (query: string) =>
  ({ subject: 'search', name: 'clicked', query, productId: MUG, position: 1 }) as const;

async function popularOf(events: readonly MadeEvent[], now = NOW) {
  const shop = aMeasuredShop(database());
  await shop.take(events, []);
  await shop.count();
  return popularSubjects(shop.store, now);
}

describe('popular subjects', () => {
  test('list queries that three sessions searched for and opened, most first', async () => {
    const popular = await popularOf([
      ...sessions(3, 'tea', [searched('tea', 4), clicked('tea')]),
      ...sessions(5, 'mug', [searched('mug', 4), clicked('mug')]),
      ...sessions(2, 'rare', [searched('ann’s ring', 1), clicked('ann’s ring')]),
      ...sessions(9, 'unopened', [searched('lamp', 4)]),
      ...sessions(4, 'nothing', [searched('chair', 0)]),
    ]);
    expect(popular).toEqual({ queries: ['mug', 'tea'], collectionIds: [], productIds: [MUG] });
  });

  test('list collections in which a product was opened', async () => {
    const view = { subject: 'collection', subjectId: '7', name: 'impression', productId: MUG } as const;
    const click = { ...view, name: 'clicked' } as const;
    const popular = await popularOf([
      ...sessions(3, 'seven', [view, click]),
      ...sessions(2, 'eight', [
        { ...view, subjectId: '8' },
        { ...click, subjectId: '8' },
      ]),
    ]);
    expect(popular.collectionIds).toEqual([7]);
  });

  test('cover the last 30 days', async () => {
    const events = sessions(3, 'tea', [searched('tea', 4), clicked('tea')]);
    const later = new Date(YESTERDAY + 30 * DAY + 1000);
    expect(await popularOf(events, later)).toEqual({ queries: [], collectionIds: [], productIds: [] });
  });
});
