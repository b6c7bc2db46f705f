import { expect, it } from 'vitest';
import { messages as de } from '../languages/de';
import { ENGLISH, type Messages } from '../messages/messages';
import { aListingResponse } from '../testing/a-listing-response';
import { foundTitle } from './found-title';

const look = {
  title: 'Showing results for "{term}" ({count})',
  soldOut: 'Sold Out',
  add: '',
  data: {
    layout: 'dropdown',
    layoutMode: 'sidebar',
    columns: '4 3 2',
    filterStyle: 'chevron',
    productLayout: 'vertical',
  },
  style: '',
};
const titled = (
  title: string,
  messages: Messages,
  { text = 'mug', meant = null as string | null, total = 12 } = {},
) => foundTitle(aListingResponse({ total, look: { ...look, title } }), { text, meant }, messages);

it('shows the search text and the number of results', () => {
  expect(titled(look.title, ENGLISH)).toBe('Showing results for "mug" (12)');
  expect(titled(look.title, ENGLISH, { text: 'mgu', meant: 'mug' })).toBe('Showing results for "mug" (12)');
  expect(titled(look.title, ENGLISH, { total: 0 })).toBe('No products for “mug”');
  const ofEarlierServer = aListingResponse({ look: null });
  expect(foundTitle(ofEarlierServer, { text: 'mug', meant: null }, ENGLISH)).toBe('mug');
});

it('uses the page’s language unless the merchant wrote a title', () => {
  expect(titled(look.title, de, { text: 'Tasse' })).toBe('Ergebnisse für „Tasse“ (12)');
  expect(titled('{count} finds for {term}, {term}', de)).toBe('12 finds for mug, mug');
});

it('inserts the search text verbatim', () => {
  const text = '{count} $& <b>';
  expect(titled(look.title, ENGLISH, { text })).toBe('Showing results for "{count} $& <b>" (12)');
});
