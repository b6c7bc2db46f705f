import { describe, expect, it } from 'vitest';
import { dueNext } from './due';
import type { MirrorState } from './mirror-state';

const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);
const IDLE: MirrorState = {
  shopId: 'due.myshopify.com',
  mirrorId: 'mirror',
  revision: 1,
  removalsFrom: 0,
  run: 1,
  runKind: null,
  part: null,
  runBeganAt: ago(30),
  runScope: null,
  operationId: null,
  bytes: 0,
  done: 0,
  total: null,
  isExported: false,
  differences: 0,
  isWanted: false,
  failures: 0,
  tryAgainAt: null,
  readFailures: 0,
  readAgainAt: null,
  problem: null,
  scope: null,
  syncedAt: ago(30),
  comparedAt: null,
  drift: null,
  collectionsReadAt: ago(5),
  sampledAt: ago(30),
};
const NONE = { products: 0, collections: 0 };

const due = (changes: Partial<MirrorState>, marks = NONE, now = NOW, timezone = 'UTC') =>
  dueNext({ ...IDLE, ...changes }, marks, now, timezone);

describe('due work', () => {
  it.each([
    ['everything for a shop without a mirror', { syncedAt: null }, NONE, 'everything'],
    [
      'everything on the merchant’s request',
      { isWanted: true },
      { products: 9, collections: 1 },
      'everything',
    ],
    ['everything when most of it is marked', {}, { products: 2_001, collections: 0 }, 'everything'],
    [
      'what is under way',
      { runKind: 'everything', operationId: 'x' },
      { products: 9, collections: 9 },
      'run',
    ],
    [
      'collections after ten minutes',
      { collectionsReadAt: ago(10) },
      { products: 9, collections: 0 },
      'collections',
    ],
    [
      'collections that are marked after a minute',
      { collectionsReadAt: ago(1) },
      { products: 9, collections: 1 },
      'collections',
    ],
    ['marked products', {}, { products: 9, collections: 0 }, 'marks'],
    ['a sample each hour', { sampledAt: ago(60) }, NONE, 'sample'],
  ] as const)('is %s', (_what, changes, marks, expected) => {
    expect(due(changes, marks)).toEqual({ do: expected });
  });

  it('is empty until the next item is due', () => {
    expect(due({})).toEqual({ do: 'wait', ms: 5 * MINUTE });
  });

  it('pauses after a failure, except for marked products without a running export', () => {
    const tryAgainAt = new Date(NOW.getTime() + MINUTE);
    const marks = { products: 1, collections: 0 };
    expect(due({ runKind: 'everything', tryAgainAt })).toEqual({ do: 'wait', ms: MINUTE });
    expect(due({ runKind: 'everything', tryAgainAt }, marks)).toEqual({ do: 'marks' });
    expect(due({ runKind: 'everything', operationId: 'x', tryAgainAt }, marks).do).toBe('wait');
    expect(due({ tryAgainAt }, marks)).toEqual({ do: 'wait', ms: MINUTE });
  });

  it('leaves out marks and samples for a while after a failed product read', () => {
    const readAgainAt = new Date(NOW.getTime() + MINUTE);
    const marks = { products: 1, collections: 0 };
    const waits = { do: 'wait', ms: MINUTE };
    expect(due({ readAgainAt }, marks)).toEqual(waits);
    expect(due({ readAgainAt, sampledAt: ago(60) })).toEqual(waits);
    expect(due({ readAgainAt: NOW }, marks)).toEqual({ do: 'marks' });
    expect(due({ readAgainAt, isWanted: true }, marks)).toEqual({ do: 'everything' });
    expect(due({ readAgainAt, collectionsReadAt: ago(10) }, marks)).toEqual({ do: 'collections' });
    expect(due({ readAgainAt, runKind: 'everything' }, marks)).toEqual({ do: 'run' });
    const tryAgainAt = new Date(NOW.getTime() + 2 * MINUTE);
    expect(due({ readAgainAt, runKind: 'everything', tryAgainAt }, marks)).toEqual(waits);
  });

  it.each(['UTC', 'America/New_York', 'Australia/Lord_Howe'])(
    'includes everything once a night, even across clock changes (%s)',
    (timezone) => {
      const [begin, days] = [Date.parse('2026-10-01T12:00:00Z'), 60];
      let syncedAt = new Date(begin);
      const hours: number[] = [];
      for (let minute = 30; minute <= days * 24 * 60; minute += 30) {
        const now = new Date(begin + minute * MINUTE);
        const others = { collectionsReadAt: now, sampledAt: now };
        if (due({ syncedAt, ...others }, NONE, now, timezone).do !== 'everything') continue;
        syncedAt = now;
        const local = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit' }).format(now);
        hours.push(Number(local));
      }
      expect(hours).toHaveLength(days);
      expect(hours.every((hour) => hour >= 2 && hour <= 4)).toBe(true);
    },
  );
});
