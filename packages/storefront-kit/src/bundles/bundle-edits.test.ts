import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BundleEdit, bundleInAddress, editAddress, saveBundle, takeBundleEdits } from './bundle-edits';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', new URL('https://store.example/de/pages/box?cw-bundle=7%3Aa&page=2'));
});
afterEach(() => {
  vi.useRealTimers();
});

const edit = (name: string) => ({ name, lines: [] });

it('the cart receives waiting and later edits once each', async () => {
  const taken: string[] = [];
  const save = ({ name, done }: BundleEdit) => {
    taken.push(name);
    done(true);
  };
  const first = saveBundle(edit('7:a'));
  takeBundleEdits(save);
  const second = saveBundle(edit('7:b'));
  expect([await first, await second]).toEqual([true, true]);
  expect(taken).toEqual(['7:a', '7:b']);
});

it('an edit fails without a cart and isn’t saved later', async () => {
  const saved = saveBundle(edit('7:a'));
  vi.advanceTimersByTime(8000);
  expect(await saved).toBe(false);
  const late = vi.fn();
  takeBundleEdits(late);
  expect(late).not.toHaveBeenCalled();
});

it('an edit waits while the cart is saving', async () => {
  let done = (_isSaved: boolean) => {};
  takeBundleEdits((each) => {
    done = each.done;
  });
  const saved = saveBundle(edit('7:a'));
  vi.advanceTimersByTime(60_000);
  done(true);
  expect(await saved).toBe(true);
});

it('the edit address contains the bundle', () => {
  expect(bundleInAddress()).toBe('7:a');
  expect(editAddress('/de/products/teapot', '7:b')).toBe('/de/products/teapot?cw-bundle=7%3Ab');
});
