import { describe, expect, it } from 'vitest';
import { keptLineProperties, MAX_LINE_PROPERTIES } from './line-properties';

const kept = (properties: Readonly<Record<string, string | null>>) =>
  keptLineProperties(Object.entries(properties).map(([key, value]) => ({ key, value })));

describe('kept line properties', () => {
  it('include ours and visible ones, and drop other apps’ hidden ones', () => {
    expect(
      kept({ Engraving: 'For Anna', _boldId: '7', _attribution: 'cart-1', _source: 'bar', _widgets: 'x' }),
    ).toEqual({ Engraving: 'For Anna', _attribution: 'cart-1', _source: 'bar' });
  });

  it('drop empty names and values and those longer than 255', () => {
    const long = 'x'.repeat(256);
    expect(kept({ a: long, b: long.slice(1), [long]: 'c', d: '', '': 'e', f: null, _source: long })).toEqual({
      b: long.slice(1),
    });
  });

  it('stop at twenty, ours first', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, 'x']));
    const names = Object.keys(kept({ ...many, _tier: 'gold' }));
    expect(names).toHaveLength(MAX_LINE_PROPERTIES);
    expect(names.slice(0, 3)).toEqual(['_tier', 'p0', 'p1']);
  });

  it('accept names of built-in object properties', () => {
    const attributes = [
      { key: 'constructor', value: 'a' },
      { key: '__proto__', value: 'b' },
      { key: 'constructor', value: 'c' },
    ];
    expect(Object.entries(keptLineProperties(attributes))).toEqual([['constructor', 'c']]);
  });
});
