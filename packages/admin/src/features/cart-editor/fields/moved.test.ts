import { describe, expect, it } from 'vitest';
import { moved } from './moved';

describe('an item of a list', () => {
  it('changes places with the one before it or after it', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  });
});
