import { describe, expect, it } from 'vitest';
import { inFamilies } from './in-families';

const line = (key: string, parentKey: string | null = null) => ({
  key,
  parentKey,
  properties: key.startsWith('gift') ? { _source: 'tiered_progress_bar' } : {},
});
const shown = (...lines: ReturnType<typeof line>[]) =>
  inFamilies(lines).map(({ line: { key }, parent }) => (parent ? `${parent.key} > ${key}` : key));

describe('line order', () => {
  it('follows the store', () => {
    expect(shown(line('a'), line('b'))).toEqual(['a', 'b']);
  });

  it('puts nested lines right after their parent', () => {
    expect(shown(line('c', 'a'), line('a'), line('b'), line('d', 'a'))).toEqual(['a', 'a > c', 'a > d', 'b']);
  });

  it('puts gifts below bought lines, wherever the store has them', () => {
    expect(shown(line('gift 1'), line('a'), line('gift 2'), line('b'), line('c', 'a'))).toEqual([
      'a',
      'a > c',
      'b',
      'gift 1',
      'gift 2',
    ]);
  });

  it('keeps every line at any nesting depth', () => {
    expect(shown(line('c', 'b'), line('b', 'a'), line('a'))).toEqual(['a', 'a > b', 'b > c']);
  });

  it('shows a line alone when its parent is missing', () => {
    expect(shown(line('a'), line('b', 'gone'))).toEqual(['a', 'b']);
  });
});
