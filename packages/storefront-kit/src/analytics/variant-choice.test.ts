import { describe, expect, it } from 'vitest';
import { variantChoice } from './variant-choice';

const test = {
  id: 'test',
  variants: [
    { id: 'control', share: 50 },
    { id: 'b', share: 50 },
  ],
};

function aPage(changes: Partial<Parameters<typeof variantChoice>[0]> = {}) {
  const reported: string[] = [];
  const report = (id: string, variant: string) => void reported.push(`${id} ${variant}`);
  return { reported, choose: variantChoice({ previewed: null, visitor: 'jane', report, ...changes }) };
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
