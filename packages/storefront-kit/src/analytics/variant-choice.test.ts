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

/** Visitors that cover both variants. */
const VISITORS = Array.from({ length: 40 }, (_, at) => `visitor ${at}`);

describe('test variant of a shopper', () => {
  it('is stable across pages and differs between visitors', () => {
    const seenBy = (visitor: string) => aPage({ visitor }).choose(test).variant?.id;
    const first = VISITORS.map(seenBy);
    expect(VISITORS.map(seenBy)).toEqual(first);
    expect(new Set(first)).toEqual(new Set(['control', 'b']));
  });

  it('is the control, uncounted, without a visitor', () => {
    const { variant, expose } = aPage({ visitor: null }).choose(test);
    expect([variant?.id, expose]).toEqual(['control', null]);
  });

  it('comes from a preview link, uncounted', () => {
    const { variant, expose } = aPage({ visitor: null, previewed: 'test.b' }).choose(test);
    expect([variant?.id, expose]).toEqual(['b', null]);
    expect(aPage({ visitor: null, previewed: 'other.b' }).choose(test).variant?.id).toBe('control');
  });

  it('reports its exposure once per page view when it becomes visible', () => {
    const { choose, reported } = aPage();
    const chosen = choose(test);
    expect(reported).toEqual([]);
    chosen.expose?.();
    choose(test).expose?.();
    expect(reported).toEqual([`test ${chosen.variant?.id}`]);
  });
});

it('reports no exposure if another tab created the stored visitor', () => {
  const { choose, reported } = aPage({ isCurrent: () => false });
  choose(test).expose?.();
  expect(reported).toEqual([]);
});

describe('test with changing shares', () => {
  const all = (variant: number) => ({ ...test, traffic: [{ variant, from: 0, until: 10_000 }] });

  it('keeps a seen variant when shares change', () => {
    const storage = new Map<string, string>();
    aPage({}, storage).choose(all(1)).expose?.();
    const { choose, reported } = aPage({}, storage);
    const later = choose(all(0));
    expect(later.variant?.id).toBe('b');
    later.expose?.();
    expect(reported).toEqual(['test b']);
    expect(aPage({}, storage).choose({ ...all(0), id: 'other' }).variant?.id).toBe('control');
  });

  it('assigns an unseen variant by current shares', () => {
    const storage = new Map<string, string>();
    aPage({}, storage).choose(all(1));
    expect(aPage({}, storage).choose(all(0)).variant?.id).toBe('control');
    expect(storage.size).toBe(0);
  });

  it('stores nothing for fixed shares or uncounted shoppers', () => {
    const storage = new Map<string, string>();
    aPage({}, storage).choose(test).expose?.();
    aPage({ visitor: null }, storage).choose(all(1)).expose?.();
    expect(storage.size).toBe(0);
  });

  it.each(['{', '[]', 'null', '{"test":7}', '{"test":"gone"}'])('ignores invalid storage (%s)', (text) => {
    const storage = new Map([['cartwright:tests', text]]);
    expect(aPage({}, storage).choose(all(1)).variant?.id).toBe('b');
  });

  it('shows the control without a visitor, whatever is stored', () => {
    const storage = new Map([['cartwright:tests', '{"test":"b"}']]);
    expect(aPage({ visitor: null }, storage).choose(all(1)).variant?.id).toBe('control');
  });
});
