import { endpoint, noBody, noParams } from '@cartwright/core/contract/endpoint';
import { type Page, pageOf } from '@cartwright/core/contract/page-headers';
import { pageCursor } from '@cartwright/core/contract/paging';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serve } from './endpoint-route';

const list = {
  method: 'GET',
  path: '/api/images',
  params: noParams,
  query: z.strictObject({ cursor: pageCursor.optional() }),
  body: noBody,
  response: z.object({ images: z.array(z.string()) }),
} as const;

/** A server of one list, which answers with `page`. */
function listing(page: Page | undefined, paging?: 'headers') {
  const app = new Hono();
  app.onError((error) => new Response(error.message, { status: 500 }));
  serve(
    app,
    async () => ({
      ok: true,
      shopId: 'a.myshopify.com',
      user: { id: null, name: 'Owner', email: null, rebuyAdmin: false },
    }),
    endpoint({ ...list, ...(paging && { paging }) }),
    async ({ query }) => ({ ok: true, response: { images: [query.cursor ?? ''] }, ...(page && { page }) }),
  );
  return (query = '') => app.request(`/api/images${query}`);
}

describe('paged list', () => {
  it('has headers with the number of pages and the next cursor', async () => {
    const response = await listing({ count: 4, cursor: 'bmV4dA==' }, 'headers')();
    expect(response.headers.get('X-Page-Count')).toBe('4');
    expect(response.headers.get('X-Pagination-Cursor')).toBe('bmV4dA==');
    expect(pageOf(response.headers)).toEqual({ count: 4, cursor: 'bmV4dA==' });
  });

  it('takes the cursor back, and rejects an invalid one', async () => {
    const ask = listing({ count: null, cursor: null }, 'headers');
    expect(await (await ask('?cursor=bmV4dA%3D%3D')).json()).toEqual({ images: ['bmV4dA=='] });
    expect((await ask('?cursor=')).status).toBe(400);
    expect((await ask('?cursor=a%0D%0Ab')).status).toBe(400);
  });

  it('omits the headers on an uncounted last page', async () => {
    const { headers } = await listing({ count: null, cursor: null }, 'headers')();
    expect([headers.get('X-Page-Count'), headers.get('X-Pagination-Cursor')]).toEqual([null, null]);
  });

  it('throws if server and contract disagree about the cursor', async () => {
    expect((await listing({ count: 1, cursor: null })()).status).toBe(500);
    expect((await listing(undefined, 'headers')()).status).toBe(500);
    expect((await listing(undefined)()).status).toBe(200);
  });
});
