import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTabs, tabLock } from './browser';

afterEach(() => vi.unstubAllGlobals());

/** A page that can be hidden, with a channel to itself. */
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

describe('the tabs of a shopper', () => {
  it('hear of a change when they can be seen, and once when they are seen again', () => {
    const page = aPage();
    const heard = vi.fn();
    browserTabs('a-cart').listen(heard);
    page.hear();
    expect(heard).toHaveBeenCalledTimes(1);
    page.hide(true);
    page.hear();
    page.hear();
    expect(heard).toHaveBeenCalledTimes(1);
    page.hide(false);
    page.hide(true);
    page.hide(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are each for themselves where the browser forbids them to speak', () => {
    aPage();
    vi.stubGlobal('BroadcastChannel', function Channel() {
      throw new DOMException('Not in a sandbox', 'SecurityError');
    });
    const tabs = browserTabs('a-cart');
    expect(() => tabs.notify()).not.toThrow();
    expect(() => tabs.listen(() => undefined)).not.toThrow();
  });
});

describe('one writer', () => {
  const stubLocks = (request: (...args: readonly unknown[]) => unknown) =>
    vi.stubGlobal('navigator', { locks: { request } });

  it('runs the task under the lock, and its failure is the caller’s', async () => {
    stubLocks(async (_name, _options, run) => (typeof run === 'function' ? run() : null));
    expect(await tabLock('a-cart').run(async () => 'done')).toBe('done');
    const task = vi.fn(async () => {
      throw new Error('broken');
    });
    await expect(tabLock('a-cart').run(task)).rejects.toThrow('broken');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('runs it all the same where there are no locks, or a tab never lets go', async () => {
    vi.stubGlobal('navigator', {});
    expect(await tabLock('a-cart').run(async () => 'done')).toBe('done');
    stubLocks(async (_name, options) => {
      expect(options).toMatchObject({ signal: expect.any(AbortSignal) });
      throw new DOMException('It took too long', 'TimeoutError');
    });
    expect(await tabLock('a-cart').run(async () => 'done')).toBe('done');
  });
});
