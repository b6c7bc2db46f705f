import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLICK_INTERVAL_MS, exclusive } from './exclusive';

const WAIT = 8000;

/** A checkout whose drawer way resolves on demand, and the routes taken. */
function aWay() {
  const routes: string[] = [];
  let press: (() => void) | null = null;
  let fail: (() => void) | null = null;
  const take = exclusive(WAIT);
  return {
    routes,
    click: () =>
      take(
        (mayGo) =>
          new Promise<boolean>((resolve, reject) => {
            press = () => {
              if (mayGo()) routes.push('ours');
              resolve(mayGo());
              press = null;
            };
            fail = () => reject(new Error('no drawer'));
          }),
        () => routes.push('theirs'),
      ),
    press: async () => {
      press?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: async () => {
      fail?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('exclusive way to checkout', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('uses ours when it succeeds', async () => {
    const { routes, click, press } = aWay();
    click();
    await press();
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(routes).toEqual(['ours']);
  });

  it('falls back to the theme’s once when ours fails', async () => {
    const { routes, click, fail } = aWay();
    click();
    await fail();
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(routes).toEqual(['theirs']);
  });

  it('falls back to the theme’s on a timeout and cancels ours', async () => {
    const { routes, click, press } = aWay();
    click();
    await vi.advanceTimersByTimeAsync(WAIT);
    await press();
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(routes).toEqual(['theirs']);
  });

  it('ignores further presses in the meantime', async () => {
    const { routes, click, press } = aWay();
    click();
    click();
    await press();
    click();
    await vi.advanceTimersByTimeAsync(CLICK_INTERVAL_MS - 1);
    click();
    await press();
    expect(routes).toEqual(['ours']);
  });

  it('works again later when the shopper stayed on the page', async () => {
    const { routes, click, press } = aWay();
    click();
    await press();
    await vi.advanceTimersByTimeAsync(CLICK_INTERVAL_MS);
    click();
    await press();
    expect(routes).toEqual(['ours', 'ours']);
  });
});
