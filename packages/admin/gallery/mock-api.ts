import { getResponse } from 'msw';
import { store } from './store';

/** Mode of the responses: as the server has them, with nothing in the store, not at all yet, or that Shopify is down. */
type ResponseMode = 'all' | 'none' | 'never' | 'failure';

const NOTHING = { products: [], collections: [], tags: [], vendors: [] };
const FAILURE = { error: { code: 'shopify_unavailable', message: 'Shopify isn’t responding right now.' } };

/**
 * Mocks the API of the page from memory: as `?answers=` says at first, and as `data-answers` of the page's root says
 * from then on.
 */
export function mockApi(): void {
  const { dataset } = document.documentElement;
  dataset.answers ??= new URLSearchParams(location.search).get('answers') ?? 'all';
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), location.href), init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return real(input, init);
    const isShop = request.url.endsWith('/api/shop');
    return isShop ? fromMemory(request) : respond(dataset.answers as ResponseMode, request);
  };
}

async function respond(mode: ResponseMode, request: Request): Promise<Response> {
  switch (mode) {
    case 'none':
      return Response.json(NOTHING);
    case 'never':
      return new Promise(() => {});
    case 'failure':
      return Response.json(FAILURE, { status: 502 });
    default:
      return fromMemory(request);
  }
}

async function fromMemory(request: Request): Promise<Response> {
  return (await getResponse(store, request)) ?? new Response(null, { status: 404 });
}
