import type { OrderState } from '@cartwright/core/contract/order-state';
import { describe, expect, it, test } from 'vitest';
import { coverageMessage, gatheringPercent, lastDays, stateOfOrders } from './order-messages';

const READY: OrderState = {
  status: 'ready',
  progress: 1,
  coverage: { kind: 'since', day: '2026-09-22' },
  lastOrderAt: '2026-11-20T12:00:00.000Z',
  problem: null,
};

describe('order card', () => {
  it('shows the first day from which orders count', () => {
    expect(coverageMessage(READY.coverage, 'en-US')).toBe(
      'Counts orders from September 22, 2026 on. Shopify doesn’t share older ones.',
    );
    expect(coverageMessage({ kind: 'everything' }, 'en-US')).toBe('Counts all orders of your store.');
  });

  it('shows how much has been read, and never all while some is missing', () => {
    expect(stateOfOrders(READY)).toEqual({ label: 'Up to date', tone: 'success' });
    expect(gatheringPercent(READY)).toBeNull();
    const gathering: OrderState = { ...READY, status: 'gathering', coverage: { kind: 'nothing' } };
    expect(stateOfOrders(gathering)).toEqual({ label: 'Reading orders', tone: 'info' });
    expect(gatheringPercent({ ...gathering, progress: 0.428 })).toBe(42);
    expect(gatheringPercent({ ...gathering, progress: 1 })).toBe(99);
  });

  it('shows a warning if something blocks it', () => {
    const problem = { code: 'missing_scope' as const, message: 'No permission.' };
    expect(stateOfOrders({ ...READY, problem })).toEqual({ label: 'Needs attention', tone: 'warning' });
  });
});

test('the last days end today in the shop’s time zone', () => {
  const now = Date.parse('2026-03-30T03:00:00Z');
  expect(lastDays(30, now, 'America/New_York')).toEqual({ from: '2026-02-28', to: '2026-03-29' });
  expect(lastDays(30, now, 'Europe/Berlin')).toEqual({ from: '2026-03-01', to: '2026-03-30' });
});
