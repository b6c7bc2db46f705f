import { describe, expect, it } from 'vitest';
import { setFilter, setPagination, setSort } from './change-settings';
import { BUILT_IN_SETTINGS } from './default-settings';

describe('settings change', () => {
  it('changes one row and keeps the others', () => {
    const { document } = setFilter<typeof BUILT_IN_SETTINGS>(1, { label: 'Kind' })(BUILT_IN_SETTINGS);
    expect(document.filters.map(({ label }) => label).filter(Boolean)).toEqual(['Kind']);
    expect(document.filters[1]?.label).toBe('Kind');
    const sorted = setSort<typeof BUILT_IN_SETTINGS>(0, { enabled: false })(BUILT_IN_SETTINGS);
    expect(sorted.document.sortOptions.filter(({ enabled }) => !enabled).map(({ key }) => key)).toEqual([
      'featured',
    ]);
  });

  it('merges typing per field', () => {
    const keys = [
      setFilter(0, { label: 'A' })(BUILT_IN_SETTINGS),
      setFilter(1, { label: 'A' })(BUILT_IN_SETTINGS),
      setPagination({ amountPerPage: 1 })(BUILT_IN_SETTINGS),
    ].map(({ mergeKey }) => mergeKey);
    expect(new Set(keys).size).toBe(3);
  });
});
