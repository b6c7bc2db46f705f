import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTabs, tabLock } from './browser';

afterEach(() => vi.unstubAllGlobals());

/** A page that can be hidden, with its own channel. */
function aPage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const channel = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('BroadcastChannel', function Channel() {
    return channel;
  });
  return {
    hear: () => channel.dispatchEvent(new Event('message')),
    hide(hidden: boolean) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('tabs of a shopper', () => {
  it('are notified of changes while visible, and once when they become visible', () => {
    const page = aPage();
    const listener = vi.fn();
    browserTabs('a-cart').listen(listener);
    page.hear();
    expect(listener).toHaveBeenCalledTimes(1);
    page.hide(true);
    page.hear();
    page.hear();
    expect(listener).toHaveBeenCalledTimes(1);
    page.hide(false);
    page.hide(true);
    page.hide(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('work alone when the browser blocks BroadcastChannel', () => {
    aPage();
    vi.stubGlobal('BroadcastChannel', function Channel() {
      throw new DOMException('Not in a sandbox', 'SecurityError');
    });
    const tabs = browserTabs('a-cart');
    expect(() => tabs.notify()).not.toThrow();
    expect(() => tabs.listen(() => undefined)).not.toThrow();
  });
});

describe('tab lock', () => {
  const stubLocks = (request: (...args: readonly unknown[]) => unknown) =>
    vi.stubGlobal('navigator', { locks: { request } });

  it('runs the task under the lock and rejects with its error', async () => {
    stubLocks(async (_name, _options, run) => (typeof run === 'function' ? run() : null));
    expect(await tabLock('a-cart').run(async () => 'done')).toBe('done');
    const task = vi.fn(async () => {
      throw new Error('broken');
    });
    await expect(tabLock('a-cart').run(task)).rejects.toThrow('broken');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('runs the task without lock support, and after a lock timeout', async () => {
    vi.stubGlobal('navigator', {});
    expect(await tabLock('a-cart').run(async () => 'done')).toBe('done');
    stubLocks(async (_name, options) => {
      expect(options).toMatchObject({ signal: expect.any(AbortSignal) });
      throw new DOMException('It took too long', 'TimeoutError');
    });
    expect(await tabLock('a-cart').run(async () => 'done')).toBe('done');
  });
});
