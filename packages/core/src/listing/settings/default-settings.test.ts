import { describe, expect, it, test } from 'vitest';
import {
  BUILT_IN_SETTINGS,
  type DefaultSettings,
  defaultSettings,
  storedDefaultSettings,
  validateDefaultSettings,
} from './default-settings';
import type { ListingTemplate } from './listing-settings';
import { rulesOfSettings } from './rules-of';

type Pagination = ListingTemplate['pagination'];

const having = (changes: Partial<DefaultSettings>): DefaultSettings => ({ ...BUILT_IN_SETTINGS, ...changes });

const paginated = (changes: Partial<Pagination>): DefaultSettings => {
  const { template } = BUILT_IN_SETTINGS;
  return having({ template: { ...template, pagination: { ...template.pagination, ...changes } } });
};

const messages = (settings: DefaultSettings) =>
  validateDefaultSettings(settings).map(({ message }) => message);

describe('default settings', () => {
  it('can be saved unchanged', () => {
    expect(validateDefaultSettings(BUILT_IN_SETTINGS)).toEqual([]);
    expect(storedDefaultSettings(BUILT_IN_SETTINGS)).toEqual(BUILT_IN_SETTINGS);
  });

  test.each([
    [{ renderOos: 0 }, { renderOos: 'hide' }],
    [{ renderOos: false }, { renderOos: 'hide' }],
    [{ renderOos: 1 }, { renderOos: 'all' }],
    [{ renderOos: true }, { renderOos: 'all' }],
    [
      { template: { ...BUILT_IN_SETTINGS.template, layout: 'dropdowns' } },
      { template: { layout: 'dropdown' } },
    ],
  ])('normalize other spellings: %j', (spelt, read) => {
    expect(defaultSettings.parse({ ...BUILT_IN_SETTINGS, ...spelt })).toMatchObject(read);
  });

  test.each<[string, Partial<Pagination>, string[]]>([
    ['a page size twice', { limitOptions: [10, null, 10] }, ['Duplicates are not allowed']],
    ['no page size', { limitOptions: [null, null, null] }, ['At least one option must be filled']],
    ['only "all"', { limitOptions: ['all'] }, ['At least one option must be filled']],
    [
      'two page sizes out of range',
      { limitOptions: [0, 50, 101] },
      ['Value must be 1-100', 'Value must be 1-100'],
    ],
    ['no amount', { amountPerPage: null }, ['Value must be 1-100']],
    ['a fractional page size', { amountPerPage: 12.5 }, ['Value must be 1-100']],
    ['a button without text', { type: 'load_more', loadMoreText: ' ' }, ['Enter the text of the button.']],
    ['an invisible text', { type: 'default', loadMoreText: '' }, []],
  ])('with %s report %3$j', (_, pagination, expected) => {
    expect(messages(paginated(pagination))).toEqual(expected);
  });

  it('are stored with page sizes sorted and empty ones removed', () => {
    const { template } = storedDefaultSettings(paginated({ limitOptions: [50, null, 'all', 10] }));
    expect(template.pagination.limitOptions).toEqual([10, 50, 'all']);
  });

  it('are stored with the index of ordered rows', () => {
    const [first, second] = BUILT_IN_SETTINGS.filters;
    const { filters } = storedDefaultSettings(
      having({ filters: [second, first].flatMap((each) => each ?? []) }),
    );
    expect(filters.map(({ id, index }) => [id, index])).toEqual([
      ['product-type', 0],
      ['availability', 1],
    ]);
  });

  it('fall back to the built-in filters and sort orders', () => {
    const stored = storedDefaultSettings(having({ filters: [], sortOptions: [] }));
    expect(stored.filters).toEqual(BUILT_IN_SETTINGS.filters);
    expect(stored.sortOptions).toEqual(BUILT_IN_SETTINGS.sortOptions);
  });

  it('reject duplicate products and sort orders', () => {
    const [sort] = BUILT_IN_SETTINGS.sortOptions;
    expect(messages(having({ excludedProducts: [{ productId: 1 }, { productId: 1 }] }))).toHaveLength(1);
    expect(messages(having({ sortOptions: [sort, sort].flatMap((each) => each ?? []) }))).toHaveLength(1);
  });
});

describe('listing rules of default settings', () => {
  it('contain enabled filters and sorts with their labels', () => {
    const settings = having({
      filters: BUILT_IN_SETTINGS.filters.map((filter) => ({ ...filter, enabled: filter.type === 'vendor' })),
      sortOptions: BUILT_IN_SETTINGS.sortOptions.map((sort) => ({
        ...sort,
        label: sort.key === 'oldest' ? 'Classics' : '',
      })),
    });
    const rules = rulesOfSettings(settings, settings);
    expect(rules.filters).toEqual([{ type: 'vendor', label: 'Vendor' }]);
    expect(rules.sorts.map(({ label }) => label)).toContain('Classics');
    expect(rules.sorts[0]?.label).toBe('Featured');
  });

  it('include size and color filters until the merchant removes them', () => {
    const { filters } = rulesOfSettings(BUILT_IN_SETTINGS, BUILT_IN_SETTINGS);
    const options = filters.flatMap((filter) => (filter.type === 'product-option' ? [filter.name] : []));
    expect(options).toEqual(['Size', 'Color']);
    const without = having({
      filters: BUILT_IN_SETTINGS.filters.filter(({ type }) => type !== 'product-option'),
    });
    expect(rulesOfSettings(without, without).filters.map(({ type }) => type)).not.toContain('product-option');
  });

  it('label a metafield by its key when it has no label', () => {
    const [first] = BUILT_IN_SETTINGS.filters;
    if (!first) throw new Error('There is no filter.');
    const care = { ...first, type: 'metafield' as const, namespace: 'custom', key: 'care_guide' };
    const labels = ['', 'Care'].map((label) => {
      const settings = having({ filters: [{ ...care, label }] });
      return rulesOfSettings(settings, settings).filters[0]?.label;
    });
    expect(labels).toEqual(['Care guide', 'Care']);
  });

  it('contain at most ten filters, with distinct addresses', () => {
    const option = (name: string) => ({
      ...BUILT_IN_SETTINGS.filters[0],
      id: name,
      type: 'product-option' as const,
      name,
    });
    const names = ['Size', 'size', ...Array.from({ length: 12 }, (_, at) => `Option ${at}`)];
    const settings = having({
      filters: names.map((name) => option(name) as DefaultSettings['filters'][number]),
    });
    const { filters } = rulesOfSettings(settings, settings);
    expect(filters).toHaveLength(10);
    expect(filters.map(({ label }) => label).slice(0, 2)).toEqual(['Size', 'Option 0']);
  });

  it('contain the excluded products and tags', () => {
    const settings = having({ excludedProducts: [{ productId: 7 }], excludedProductTags: ['hidden'] });
    expect(rulesOfSettings(settings, settings)).toMatchObject({
      excludedProducts: [7],
      excludedTags: ['hidden'],
    });
  });
});
