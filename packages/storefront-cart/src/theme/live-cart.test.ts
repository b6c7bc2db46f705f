import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConfig } from '../testing/shop';
import { followLive } from './live-cart';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

const unscheduled: StorefrontCart = { ...aConfig(), id: 'standing', live: { kind: 'standing' } };
const evening: StorefrontCart = {
  ...aConfig(),
  id: 'evening',
  live: { kind: 'scheduled', from: NOON + 6 * HOUR, to: NOON + 9 * HOUR },
};

/** A page printed at a store time, on a device with its own clocks; `shown` is the current cart. */
function aPage(printedAt: number, device = NOON) {
  let clock = device;
  let sinceStart = 0;
  const visibilityListeners: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) =>
    visibilityListeners.push(listener),
  );
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('window', { setTimeout: () => 0 });
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
  vi.spyOn(performance, 'now').mockImplementation(() => sinceStart);
  let shown = followLive([unscheduled, evening], printedAt, (next) => {
    shown = next;
  });
  const look = () => {
    for (const each of visibilityListeners) each();
    return shown?.id;
  };
  return {
    shown: () => shown?.id,
    pass(hours: number) {
      clock += hours * HOUR;
      sinceStart += hours * HOUR;
      return look();
    },
    sleep(hours: number) {
      clock += hours * HOUR;
      return look();
    },
    setClock(hours: number) {
      clock += hours * HOUR;
      return look();
    },
  };
}

describe('live cart by store time', () => {
  beforeEach(() => {
    vi.stubGlobal('clearTimeout', () => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('ignores the device’s clock', () => {
    for (const device of [0, NOON - 24 * HOUR, NOON + 24 * HOUR]) {
      const page = aPage(NOON, device);
      expect([page.shown(), page.pass(5), page.pass(1), page.pass(3)]).toEqual([
        'standing',
        'standing',
        'evening',
        'standing',
      ]);
    }
  });

  it('follows the time after a device sleep, when the page’s clock stood still', () => {
    const page = aPage(NOON);
    expect([page.pass(1), page.sleep(5), page.sleep(3)]).toEqual(['standing', 'evening', 'standing']);
  });

  it('ignores a device clock set back', () => {
    const page = aPage(NOON);
    expect([page.setClock(-5), page.pass(6)]).toEqual(['standing', 'evening']);
  });

  it('treats a device clock set forward as a sleep until the page’s clock catches up', () => {
    const page = aPage(NOON);
    expect([page.setClock(7), page.setClock(-7), page.pass(6)]).toEqual(['evening', 'standing', 'evening']);
  });

  it('lags on a cached page by its age until the next page', () => {
    const cached = aPage(NOON - 2 * HOUR);
    expect([cached.pass(6), cached.pass(2)]).toEqual(['standing', 'evening']);
    expect(aPage(NOON + 8 * HOUR).shown()).toBe('evening');
  });
});
