import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { pageContext } from '../server/page-context';
import type { ShowPage } from '../server/show-page';
import { raw } from '../theme/html';
import { proxiedLiquid } from './proxied-liquid';
import { type AppRequest, proxyRequest } from './proxy-request';

/** Headers of the connection to the app, and those by which the app could set cookies in the shop. */
const NOT_PASSED_ON = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'set-cookie2',
  'transfer-encoding',
];

/** Headers by which an app says how long the page that is made of its response can be kept. */
const KEPT_OF_LIQUID = ['cache-control', 'etag'];

/**
 * The app's pages in the shop: what is asked at its place goes to its address, signed, and without cookies in either
 * direction. `application/liquid` is rendered inside of the theme. An app that fails or is late is a 502.
 */
export function proxyRoutes(store: StoreContext, show: ShowPage): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const request = await proxyRequest(c, store);
    if (!request) return next();
    const response = await responseOf(request);
    if (typeof response === 'string') {
      return c.text(`${store.app.title} ${response}. Try again in a moment.`, 502);
    }
    const isLiquid =
      response.ok && (response.headers.get('content-type') ?? '').startsWith('application/liquid');
    if (!isLiquid) return response;
    for (const name of KEPT_OF_LIQUID) {
      const value = response.headers.get(name);
      if (value !== null) c.header(name, value);
    }
    return showLiquid(c, store, show, await response.text());
  });
  return app;
}

function showLiquid(c: Context, store: StoreContext, show: ShowPage, liquid: string) {
  const render = proxiedLiquid(liquid);
  const alone = render(pageContext(c, store));
  if (!alone.hasLayout) return c.html(alone.text);
  return show(c, () => ({ title: store.app.title, template: 'page', body: raw(alone.text) }));
}

/** Response of the app without what may not be passed on; why there is none, in words. */
async function responseOf({ request, timeLimit }: AppRequest): Promise<Response | string> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(timeLimit) });
    const headers = new Headers(response.headers);
    for (const name of NOT_PASSED_ON) headers.delete(name);
    const isEmpty = [204, 205, 304].includes(response.status);
    // Read as a whole: the time limit holds for the body as well.
    return new Response(isEmpty ? null : await response.arrayBuffer(), { status: response.status, headers });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? 'took too long to answer' : 'can’t be reached';
  }
}
