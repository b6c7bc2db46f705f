import { describe, expect, it } from 'vitest';
import { keptVariants } from './kept-variants';
import { variantChoice } from './variant-choice';

const test = {
  id: 'test',
  variants: [
    { id: 'control', share: 50 },
    { id: 'b', share: 50 },
  ],
};

function aPage(
  changes: Partial<Parameters<typeof variantChoice>[0]> = {},
  storage = new Map<string, string>(),
) {
  const reported: string[] = [];
  const report = (id: string, variant: string) => void reported.push(`${id} ${variant}`);
  const kept = keptVariants({
    read: (name) => storage.get(name) ?? null,
    write: (name, text) => void storage.set(name, text),
  });
  return {
    reported,
    choose: variantChoice({
      previewed: null,
      visitor: 'jane',
      isCurrent: () => true,
      kept,
      report,
      ...changes,
    }),
  };
}

/** Visitors as they are divided: some see each of both. */
const VISITORS = Array.from({ length: 40 }, (_, at) => `visitor ${at}`);

describe('the variant of a shopper', () => {
  it('is the same on every page, and not the same for all', () => {
    const seenBy = (visitor: string) => aPage({ visitor }).choose(test).variant?.id;
    const first = VISITORS.map(seenBy);
    expect(VISITORS.map(seenBy)).toEqual(first);
    expect(new Set(first)).toEqual(new Set(['control', 'b']));
  });

  it('is the control without a visitor, who isn’t counted', () => {
    const { variant, expose } = aPage({ visitor: null }).choose(test);
    expect([variant?.id, expose]).toEqual(['control', null]);
  });

  it('is the one of a link, which counts nobody', () => {
    const { variant, expose } = aPage({ visitor: null, previewed: 'test.b' }).choose(test);
    expect([variant?.id, expose]).toEqual(['b', null]);
    expect(aPage({ visitor: null, previewed: 'other.b' }).choose(test).variant?.id).toBe('control');
  });

  it('is reported once in a page view, when its place came on the screen', () => {
    const { choose, reported } = aPage();
    const chosen = choose(test);
    expect(reported).toEqual([]);
    chosen.expose?.();
    choose(test).expose?.();
    expect(reported).toEqual([`test ${chosen.variant?.id}`]);
  });
});

it('isn’t reported where another tab has made the visitor that the browser kept', () => {
  const { choose, reported } = aPage({ isCurrent: () => false });
  choose(test).expose?.();
  expect(reported).toEqual([]);
});

describe('where visitors move', () => {
  const all = (variant: number) => ({ ...test, traffic: [{ variant, from: 0, until: 10_000 }] });

  it('what was on the screen stays, whatever shares become', () => {
    const storage = new Map<string, string>();
    aPage({}, storage).choose(all(1)).expose?.();
    const { choose, reported } = aPage({}, storage);
    const later = choose(all(0));
    expect(later.variant?.id).toBe('b');
    later.expose?.();
    expect(reported).toEqual(['test b']);
    expect(aPage({}, storage).choose({ ...all(0), id: 'other' }).variant?.id).toBe('control');
  });

  it('what never came on the screen follows the shares of today', () => {
    const storage = new Map<string, string>();
    aPage({}, storage).choose(all(1));
    expect(aPage({}, storage).choose(all(0)).variant?.id).toBe('control');
    expect(storage.size).toBe(0);
  });

  it('nothing is kept of a test with fixed shares, nor of whom nothing counts', () => {
    const storage = new Map<string, string>();
    aPage({}, storage).choose(test).expose?.();
    aPage({ visitor: null }, storage).choose(all(1)).expose?.();
    expect(storage.size).toBe(0);
  });

  it.each(['{', '[]', 'null', '{"test":7}', '{"test":"gone"}'])(
    'what somebody else has written (%s) is nothing',
    (text) => {
      const storage = new Map([['cartwright:tests', text]]);
      expect(aPage({}, storage).choose(all(1)).variant?.id).toBe('b');
    },
  );

  it('who has no visitor sees the control, whatever is kept', () => {
    const storage = new Map([['cartwright:tests', '{"test":"b"}']]);
    expect(aPage({ visitor: null }, storage).choose(all(1)).variant?.id).toBe('control');
  });
});
