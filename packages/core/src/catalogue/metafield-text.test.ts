import { describe, expect, it } from 'vitest';
import { metafieldName, metafieldText } from './metafield-text';

describe('metafield text for templates', () => {
  it.each([
    ['single_line_text_field', 'Wash cold'],
    ['number_decimal', '1.5'],
    ['boolean', 'false'],
    ['date', '2026-11-21'],
    ['url', 'https://a.example/care'],
  ])('returns the value of %s', (type, value) => expect(metafieldText({ type, value })).toBe(value));

  it.each(['list.single_line_text_field', 'product_reference', 'json', 'rich_text_field'])(
    'returns null for %s',
    (type) => expect(metafieldText({ type, value: '[]' })).toBeNull(),
  );

  it('is cut at a thousand characters without splitting one', () => {
    const cut = metafieldText({ type: 'multi_line_text_field', value: `${'a'.repeat(998)}😀😀` });
    expect(cut).toBe(`${'a'.repeat(998)}…`);
  });
});

it('names a metafield by namespace and key, even when Shopify’s key includes the namespace', () => {
  expect(metafieldName({ namespace: 'custom', key: 'care' })).toBe('custom.care');
  expect(metafieldName({ namespace: 'custom', key: 'custom.care' })).toBe('custom.care');
});
