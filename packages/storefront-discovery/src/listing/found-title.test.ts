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

it('says what was searched, and how much was found', () => {
  expect(titled(look.title, ENGLISH)).toBe('Showing results for "mug" (12)');
  expect(titled(look.title, ENGLISH, { text: 'mgu', meant: 'mug' })).toBe('Showing results for "mug" (12)');
  expect(titled(look.title, ENGLISH, { total: 0 })).toBe('No products for “mug”');
  const ofEarlierServer = aListingResponse({ look: null });
  expect(foundTitle(ofEarlierServer, { text: 'mug', meant: null }, ENGLISH)).toBe('mug');
});

it('speaks the page’s language, unless the merchant has written it', () => {
  expect(titled(look.title, de, { text: 'Tasse' })).toBe('Ergebnisse für „Tasse“ (12)');
  expect(titled('{count} finds for {term}, {term}', de)).toBe('12 finds for mug, mug');
});

it('takes what was searched as it is', () => {
  const text = '{count} $& <b>';
  expect(titled(look.title, ENGLISH, { text })).toBe('Showing results for "{count} $& <b>" (12)');
});
