import { createCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers, resetBackend } from '../testing/handlers';
import { createApiClient } from './api-client';
import { saveSurely } from './save-surely';

const server = setupServer(...handlers);
const api = createApiClient('http://admin.test', async () => {});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetBackend());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function aCart(): Promise<SavedCart> {
  const created = await api.call(createCart, { params: {}, query: {}, body: { name: 'Before' } });
  if (!created.ok) throw new Error(created.message);
  return created.answer;
}

const rename = ({ cart, revision }: SavedCart, name: string) =>
  saveSurely(api, cart.id, { cart: { ...cart, name }, revision, widgets: [] });

const PUT = `*${saveCart.path}`;

/** Carries the next save out, and answers it so. */
function saveThenAnswer(answer: () => Response): RequestHandler {
  return http.put(
    PUT,
    async ({ request }) => {
      for (const handler of handlers) {
        const result = await handler.run({ request: request.clone(), requestId: 'lost' });
        if (result?.response) break;
      }
      return answer();
    },
    { once: true },
  );
}

describe('a save whose answer is lost', () => {
  it.each([
    ['the connection broke', () => HttpResponse.error()],
    ['a gateway gave up', () => new HttpResponse(null, { status: 504 })],
    ['the server failed after it', () => new HttpResponse(null, { status: 500 })],
  ])('is a save when it was carried out: %s', async (_why, answer) => {
    const before = await aCart();
    server.use(saveThenAnswer(answer));
    expect(await rename(before, 'After')).toMatchObject({
      ok: true,
      answer: { revision: 2, cart: { name: 'After' }, publication: { status: 'pending' } },
    });
  });

  it('is a failure when it was not carried out, and can be made again', async () => {
    const before = await aCart();
    server.use(http.put(PUT, () => HttpResponse.error(), { once: true }));
    expect(await rename(before, 'After')).toMatchObject({ ok: false, code: 'network' });
    expect(await rename(before, 'After')).toMatchObject({ ok: true, answer: { revision: 2 } });
  });

  it('is a failure while nobody can tell; made again, it is found to be done', async () => {
    const before = await aCart();
    server.use(
      saveThenAnswer(() => HttpResponse.error()),
      http.get('*/api/carts/:id', () => HttpResponse.error(), { once: true }),
    );
    expect(await rename(before, 'After')).toMatchObject({ ok: false, code: 'network' });
    expect(await rename(before, 'After')).toMatchObject({ ok: true, answer: { revision: 2 } });
  });

  it('is a failure when somebody else saved meanwhile, and then a conflict', async () => {
    const before = await aCart();
    server.use(
      http.put(
        PUT,
        async () => {
          await rename(before, 'Theirs');
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    expect(await rename(before, 'Mine')).toMatchObject({ ok: false, code: 'network' });
    expect(await rename(before, 'Mine')).toMatchObject({ ok: false, code: 'conflict' });
  });
});

describe('a save that was refused', () => {
  it('is told as it is', async () => {
    const before = await aCart();
    expect(await rename(before, ' ')).toMatchObject({ ok: false, code: 'invalid_cart' });
    await rename(before, 'Theirs');
    expect(await rename(before, 'Mine')).toMatchObject({ ok: false, code: 'conflict' });
  });
});
