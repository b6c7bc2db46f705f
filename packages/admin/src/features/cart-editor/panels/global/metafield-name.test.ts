import { describe, expect, it } from 'vitest';
import { metafieldProblem } from './metafield-name';

describe('a metafield of the list', () => {
  it('is named by namespace and key', () => {
    expect(metafieldProblem('custom.material', [])).toBeNull();
    for (const wrong of ['', 'material', 'cu.material', 'custom.', 'custom.ma terial', 'a.b.c']) {
      expect(metafieldProblem(wrong, []), wrong).toContain('namespace.key');
    }
  });

  it('is there once, among twenty at most', () => {
    expect(metafieldProblem('custom.material', ['custom.material'])).toContain('already');
    const many = Array.from({ length: 20 }, (_, index) => `custom.field_${index}`);
    expect(metafieldProblem('custom.material', many)).toBe('At most 20 metafields can be published.');
  });
});
