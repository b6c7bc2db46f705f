import type { ListingResponse } from '@cartwright/core/listing/listing-response';
import { expect, it } from 'vitest';
import { aListingResponse } from '../testing/a-listing-response';
import { grownList } from './grown-list';

const content = (
  search: string,
  list: Partial<ListingResponse> = {},
  status: 'there' | 'loading' | 'failed' = 'there',
) => ({
  title: 'Kitchen',
  columns: [4, 2, 1] as const,
  layout: 'dropdown' as const,
  layoutMode: 'sidebar' as const,
  search,
  status,
  list: aListingResponse({ page: Number(new URLSearchParams(search).get('page') ?? 1), pages: 3, ...list }),
});

/** A list with a request for the second page. */
function aList() {
  const requests: string[] = [];
  const list = grownList((search) => requests.push(search));
  list.takeUp(content(''));
  return { list, requests, second: list.page(2) };
}

it('appends a further page from the editor', async () => {
  const { list, requests, second } = aList();
  expect(requests).toEqual(['?page=2']);
  expect(list.takeUp(content('?page=2', {}, 'loading'))).toMatchObject({ search: '', status: 'there' });
  expect(list.takeUp(content('?page=2'))).toMatchObject({ search: '', list: { page: 1 } });
  expect(await second).toMatchObject({ page: 2 });
  list.grow(aListingResponse({ page: 2, total: 9 }));
  // Another selection sends the same content again.
  expect(list.takeUp(content('?page=2'))).toMatchObject({ search: '', status: 'there', list: { total: 9 } });
});

it('appends nothing when the editor fails or another list arrives first', async () => {
  const { list, second } = aList();
  list.takeUp(content('?page=2', {}, 'failed'));
  expect(await second).toBeNull();
  const overtaken = list.page(2);
  expect(list.takeUp(content('?sort_by=manual'))).toMatchObject({ search: '?sort_by=manual' });
  expect(await overtaken).toBeNull();
});

it('restarts at its first page when settings change', async () => {
  const { list, requests, second } = aList();
  list.takeUp(content('?page=2'));
  await second;
  list.grow(aListingResponse({ page: 2, total: 9 }));
  expect(list.takeUp(content('?page=2', {}, 'loading'))).toMatchObject({ list: { total: 9 } });
  expect(list.takeUp(content('?page=2', { total: 1 }))).toMatchObject({
    status: 'loading',
    list: { total: 9 },
  });
  expect(requests).toEqual(['?page=2', '']);
  expect(list.takeUp(content('', { total: 1 }))).toMatchObject({ status: 'there', list: { total: 1 } });
});
