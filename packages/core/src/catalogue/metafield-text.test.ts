import { describe, expect, it } from 'vitest';
import { metafieldName, metafieldText } from './metafield-text';

describe('what templates are given of a metafield', () => {
  it.each([
    ['single_line_text_field', 'Wash cold'],
    ['number_decimal', '1.5'],
    ['boolean', 'false'],
    ['date', '2026-11-21'],
    ['url', 'https://a.example/care'],
  ])('is its text, for %s', (type, value) => expect(metafieldText({ type, value })).toBe(value));

  it.each(['list.single_line_text_field', 'product_reference', 'json', 'rich_text_field'])(
    'is nothing for %s',
    (type) => expect(metafieldText({ type, value: '[]' })).toBeNull(),
  );

  it('is cut at a thousand characters, and not through one', () => {
    const cut = metafieldText({ type: 'multi_line_text_field', value: `${'a'.repeat(998)}😀😀` });
    expect(cut).toBe(`${'a'.repeat(998)}…`);
  });
});

it('a metafield is named by namespace and key, in whichever of the two Shopify says both', () => {
  expect(metafieldName({ namespace: 'custom', key: 'care' })).toBe('custom.care');
  expect(metafieldName({ namespace: 'custom', key: 'custom.care' })).toBe('custom.care');
});
