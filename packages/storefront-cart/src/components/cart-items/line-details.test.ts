import { describe, expect, it } from 'vitest';
import type { Properties } from '../../state/ports/store-cart';
import { lineDetails } from './line-details';

const details = (properties: Properties) =>
  lineDetails({ variantTitle: null, sellingPlan: null, contents: [], properties });

describe('line details', () => {
  it('list variant, units, selling plan, contents and properties in this order', () => {
    const line = {
      variantTitle: 'Moss / M',
      sellingPlan: { id: 1, name: 'Every month' },
      contents: [{ title: 'Saucer', quantity: 2 }],
      properties: { Engraving: 'For Mia', Lines: 2 },
    };
    expect(lineDetails(line, 3)).toEqual([
      { name: '', text: 'Moss / M', url: null },
      { name: '', text: '× 3', url: null },
      { name: '', text: 'Every month', url: null },
      { name: '', text: '2 × Saucer', url: null },
      { name: 'Engraving', text: 'For Mia', url: null },
      { name: 'Lines', text: '2', url: null },
    ]);
  });

  it('omit hidden and blank properties', () => {
    expect(details({ _bundle: 'x', __secret: 'y', Blank: ' ' })).toEqual([]);
  });

  it('name a file on Shopify’s CDN by its file name', () => {
    const url = 'https://cdn.shopify.com/s/files/uploads/ab12/my%20dog.jpg?v=1';
    expect(details({ Photo: url })).toEqual([{ name: 'Photo', text: 'my dog.jpg', url }]);
  });

  it('show the host of any other link', () => {
    const url = 'https://files.example/uploads/my%20dog.jpg';
    expect(details({ Photo: url })).toEqual([{ name: 'Photo', text: 'files.example: my dog.jpg', url }]);
    expect(details({ Refund: 'https://cdn.shopify.com.example/refund' })).toMatchObject([
      { text: 'cdn.shopify.com.example: refund' },
    ]);
    expect(details({ Photo: 'https://files.example/' })).toMatchObject([{ text: 'files.example' }]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>hi</b>',
    'https://[broken',
    'see https://example.com',
    '<a href="https://example.com">x</a>',
    'https://example.com/%E0%A4%A',
  ])('keep %s as plain text', (value) => {
    expect(details({ Text: value })).toEqual([{ name: 'Text', text: value, url: null }]);
  });
});
