import { afterEach, expect, test, vi } from 'vitest';
import { idle } from './idle';

afterEach(() => vi.unstubAllGlobals());

/** An idle page, prerendered or not. */
function aPage(prerendering: boolean) {
  const document = Object.assign(new EventTarget(), { prerendering });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  return { show: () => document.dispatchEvent(new Event('prerenderingchange')) };
}

test('a visible page becomes idle', async () => {
  aPage(false);
  await expect(idle()).resolves.toBeUndefined();
});

test('a prerendered page is idle only after it is shown', async () => {
  const page = aPage(true);
  const begun = vi.fn();
  const waiting = idle().then(begun);
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).not.toHaveBeenCalled();
  page.show();
  await waiting;
  expect(begun).toHaveBeenCalled();
});
