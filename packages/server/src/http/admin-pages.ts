import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { builtFile } from './built-file';
import { type Embedding, type Frame, NOT_EMBEDDED } from './embedding';
import { htmlPage } from './html-page';
import { staticFile } from './static-file';

/** Paths that never serve the admin, so that a mistyped API call is a 404. */
const NOT_PAGES = /^(\/admin)?\/(api|storefront|auth|webhooks)(\/|$)/;

/**
 * Built admin in `dist`: its files, and the single page for every browser URL, also under `/admin`,
 * as routing is client-side. If `embedding` allows framing in Shopify's admin, App Bridge is the
 * first script.
 */
export function adminPages(dist: string | null, embedding: Embedding = NOT_EMBEDDED): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || NOT_PAGES.test(path)) return next();
    const file =
      dist === null || path === '/' ? null : await staticFile(context.req.raw, dist, path.slice(1));
    if (file) return file;
    // At the root also for any `Accept` (health checks); elsewhere only for browsers.
    const accepted = context.req.header('accept') ?? '*/*';
    if (!accepted.includes('text/html') && !(path === '/' && accepted.includes('*/*'))) return next();
    const frame = embedding(new URL(context.req.url));
    const page =
      dist === null
        ? null
        : ((frame && (await framedPage(dist, frame))) ??
          (await staticFile(context.req.raw, dist, 'index.html')));
    return (
      page ??
      htmlPage(
        'The admin is not built yet',
        'Run "npm run build" in the repository, then reload this page.',
        503,
      )
    );
  };
}

/** The page with App Bridge; null without a script. */
async function framedPage(dist: string, { script, clientId }: Frame): Promise<Response | null> {
  const file = script === null ? null : await builtFile(dist, 'index.html');
  if (!file) return null;
  const bridge = html`<meta name="shopify-api-key" content="${clientId}" /><script src="${script}"></script>`;
  const page = file.plain.toString().replace('<head>', () => `<head>${bridge}`);
  return new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
