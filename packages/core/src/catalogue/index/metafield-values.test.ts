import { describe, expect, it } from 'vitest';
import { metafieldValueName, metafieldValues } from './metafield-values';

const valuesOf = (type: string, value: string) =>
  metafieldValues({ namespace: 'custom', key: 'any', type, value });

describe('filterable values of a metafield', () => {
  it.each([
    ['number_integer', '12', [12]],
    ['number_decimal', '12.50', [12.5]],
    ['single_line_text_field', 'Linen', ['Linen']],
    ['boolean', 'false', [false]],
    ['list.number_integer', '[1,2]', [1, 2]],
    ['list.number_decimal', '["1.50","2"]', [1.5, 2]],
    ['list.single_line_text_field', '["Linen","Wool"]', ['Linen', 'Wool']],
  ])('parses %s', (type, value, values) => expect(valuesOf(type, value)).toEqual(values));

  it.each([
    ['multi_line_text_field', 'Wash cold'],
    ['json', '{"a":1}'],
    ['list.product_reference', '["gid://shopify/Product/1"]'],
    ['number_integer', ''],
    ['number_decimal', 'Infinity'],
    ['boolean', 'yes'],
    ['single_line_text_field', ''],
    ['single_line_text_field', 'a'.repeat(256)],
    ['list.single_line_text_field', 'no list'],
    ['list.single_line_text_field', '{"0":"Linen"}'],
    ['list.single_line_text_field', '[null,["Linen"]]'],
  ])('returns no values for %s with %j', (type, value) => expect(valuesOf(type, value)).toEqual([]));

  it('distinguishes a number from equal text, and metafields from each other', () => {
    const names = [
      metafieldValueName({ namespace: 'custom', key: 'size' }, 12),
      metafieldValueName({ namespace: 'custom', key: 'size' }, '12'),
      metafieldValueName({ namespace: 'custom', key: 'length' }, 12),
    ];
    expect(new Set(names).size).toBe(3);
  });
});
