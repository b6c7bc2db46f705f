import { expect, test } from 'vitest';
import { aListingResponse } from '../testing/a-listing-response';
import { listAt } from './ask-for-list';

const answered =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

test('a list that is answered is the list', async () => {
  expect(await listAt(answered(aListingResponse()), 1000)).toMatchObject({ total: 2, page: 1 });
});

test.each([
  ['that asks too often', 429],
  ['whose server fails', 502],
  ['that nobody knows', 404],
])('to a page %s no list comes: the theme’s stays', async (_what, status) => {
  expect(await listAt(answered(aListingResponse(), status), 1000)).toBeNull();
});
