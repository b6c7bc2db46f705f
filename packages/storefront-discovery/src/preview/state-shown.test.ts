import { expect, it } from 'vitest';
import { ENGLISH } from '../messages/messages';
import { aListingResponse } from '../testing/a-listing-response';
import { stateShown } from './state-shown';

const content = (status: 'there' | 'loading' | 'failed') => ({
  title: 'Kitchen',
  columns: [4, 2, 1] as const,
  layout: 'dropdown' as const,
  layoutMode: 'sidebar' as const,
  search: '?page=2',
  status,
  list: aListingResponse({ total: 30, page: 2, pages: 3 }),
});

it('shows and announces the editor’s list', () => {
  const shown = stateShown({ content: content('there'), store: 'answers' }, ENGLISH, false);
  expect(shown).toMatchObject({ status: 'there', search: '?page=2', said: '30 products, page 2 of 3' });
});

it('shows a loading or failing store in place of the editor’s list', () => {
  const inStore = (store: 'loading' | 'error') =>
    stateShown({ content: content('there'), store }, ENGLISH, true);
  expect(inStore('loading')).toMatchObject({
    status: 'loading',
    said: 'Loading products…',
    isSheetOpen: true,
  });
  expect(inStore('error')).toMatchObject({ status: 'failed', said: '' });
});
