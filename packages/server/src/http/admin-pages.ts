import type { MiddlewareHandler } from 'hono';
import { htmlPage } from './html-page';
import { staticFile } from './static-file';

/** Paths that are never the admin's, so that a typing error in a call is a 404 and not a page. */
const NOT_PAGES = /^\/(api|storefront)(\/|$)/;

/**
 * The built admin in `dist`: its files, and its one page for every address that a browser opens, because the admin has
 * its routes in the browser.
 */
export function adminPages(dist: string | null): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || NOT_PAGES.test(path)) return next();
    const file =
      dist === null || path === '/' ? null : await staticFile(context.req.raw, dist, path.slice(1));
    if (file) return file;
    // At the root also for whoever accepts anything, such as a health check; elsewhere only for a browser.
    const accepted = context.req.header('accept') ?? '*/*';
    if (!accepted.includes('text/html') && !(path === '/' && accepted.includes('*/*'))) return next();
    const page = dist === null ? null : await staticFile(context.req.raw, dist, 'index.html');
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
