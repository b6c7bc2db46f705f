import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { pageContext } from '../server/page-context';
import type { ShowPage } from '../server/show-page';
import { raw } from '../theme/html';
import { proxiedLiquid } from './proxied-liquid';
import { type AppRequest, proxyRequest } from './proxy-request';

/** Connection headers, and those that could set cookies in the shop. */
const NOT_PASSED_ON = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'set-cookie2',
  'transfer-encoding',
];

/** Cache headers of the app that also apply to the rendered page. */
const KEPT_OF_LIQUID = ['cache-control', 'etag'];

/**
 * App proxy routes: forwards requests at the app's path to its URL, signed, without cookies in
 * either direction. `application/liquid` is rendered within the theme. Errors and timeouts are a
 * 502.
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

/** App's response without headers that must not be forwarded; or the error message. */
async function responseOf({ request, timeLimit }: AppRequest): Promise<Response | string> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(timeLimit) });
    const headers = new Headers(response.headers);
    for (const name of NOT_PASSED_ON) headers.delete(name);
    const isEmpty = [204, 205, 304].includes(response.status);
    // Read completely, so that the timeout includes the body.
    return new Response(isEmpty ? null : await response.arrayBuffer(), { status: response.status, headers });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? 'took too long to answer' : 'can’t be reached';
  }
}
