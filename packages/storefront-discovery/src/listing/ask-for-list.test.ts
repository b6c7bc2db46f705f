import { expect, test } from 'vitest';
import { aListingResponse } from '../testing/a-listing-response';
import { listAt } from './ask-for-list';

const respondingWith =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

test('returns the list of a successful response', async () => {
  expect(await listAt(respondingWith(aListingResponse()), 1000)).toMatchObject({ total: 2, page: 1 });
});

test.each([
  ['that is rate limited', 429],
  ['whose server fails', 502],
  ['that isn’t found', 404],
])('returns null for a page %s, which keeps the theme’s list', async (_what, status) => {
  expect(await listAt(respondingWith(aListingResponse(), status), 1000)).toBeNull();
});
