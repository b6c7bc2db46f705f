import { createHash } from 'node:crypto';
import { PREVIEW_SURFACES, type PreviewSurface } from '@cartwright/core/contract/preview';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { failure, failureResponse } from '../http/api-failure';
import { htmlPage } from '../http/html-page';
import { ifNoneMatch } from '../http/if-none-match';
import type { ShopOfPage } from '../http/shop-of-page';
import { staticFile } from '../http/static-file';
import { readStorefrontConfig } from '../publishing/publication-state';

export interface StorefrontRouteOptions {
  /** Folders of the built storefront cart and product lists; null if not built. */
  readonly storefrontDist: string | null;
  readonly discoveryDist: string | null;
  readonly shopOf: ShopOfPage<{ readonly store: ShopStore }>;
  /** Origins of product images, besides https. */
  readonly imageOrigins: readonly string[];
  /** Allowed frame ancestors of the admin, and so of its previews. */
  readonly framedBy: readonly string[];
}

/** Headers for other origins: store pages load these files, and the preview's sandbox has an opaque origin. */
const PUBLIC = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Loader, the only file whose URL has no version. A deployment takes effect after the cache lifetime, or at the
 * second page view after it: an older loader requests its build's drawer, and gets the current one.
 */
const LOADER = { name: 'cartwright.js', kept: 'public, max-age=300, stale-while-revalidate=3600' };

/** Routes of assets for shoppers' browsers and the editor's preview frame. Public and read-only. */
export function storefrontRoutes(app: Hono, options: StorefrontRouteOptions): void {
  const { storefrontDist: dist, discoveryDist, shopOf, imageOrigins, framedBy } = options;
  app.get('/storefront/config.json', async (context) => {
    const found = await shopOf(context);
    if (!found.ok) return withHeaders(failureResponse(found), PUBLIC);
    const config = await readStorefrontConfig(found.shop.store);
    if (config === null) {
      return withHeaders(failureResponse(failure('not_found', 'Nothing is published yet.')), PUBLIC);
    }
    const etag = `"${createHash('sha256').update(config).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...PUBLIC,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      ETag: etag,
    };
    if (ifNoneMatch(context.req.raw, etag)) return new Response(null, { status: 304, headers });
    return new Response(config, { headers });
  });

  app.get('/storefront/assets/*', async (context) => {
    const path = new URL(context.req.url).pathname.slice('/storefront/assets/'.length);
    const otherwise = path === LOADER.name ? LOADER.kept : undefined;
    const { raw } = context.req;
    const file = (await fileIn(dist, raw, path, otherwise)) ?? (await fileIn(discoveryDist, raw, path));
    return withHeaders(file ?? failureResponse(failure('not_found', 'There is no such file.')), PUBLIC);
  });

  const frames: Record<PreviewSurface, { readonly folder: string | null; readonly file: string }> = {
    cart: { folder: dist, file: 'preview.html' },
    collection: { folder: discoveryDist, file: 'collection-preview.html' },
    widget: { folder: discoveryDist, file: 'widget-preview.html' },
    bundle: { folder: discoveryDist, file: 'bundle-preview.html' },
  };
  app.get('/storefront/preview/:surface', async (context) => {
    const surface = PREVIEW_SURFACES.find((each) => each === context.req.param('surface'));
    if (!surface) return failureResponse(failure('not_found', 'There is no such preview.'));
    const { folder, file } = frames[surface];
    const page = await fileIn(folder, context.req.raw, file);
    return withHeaders(
      page ??
        htmlPage('The preview is not built yet', 'Run "npm run build" in the repository, then reload.', 503),
      { 'Content-Security-Policy': previewPolicy(imageOrigins, framedBy) },
    );
  });
}

/** File of a build; null if it doesn't exist. */
async function fileIn(
  folder: string | null,
  request: Request,
  path: string,
  otherwise?: string,
): Promise<Response | null> {
  return folder === null ? null : staticFile(request, folder, path, otherwise);
}

/**
 * Content security policy of previews, which render merchants' input: own scripts only, no origin, no requests, no
 * forms, and framed by the admin alone.
 */
function previewPolicy(imageOrigins: readonly string[], framedBy: readonly string[]): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https: ${imageOrigins.join(' ')}`.trim(),
    "font-src 'self'",
    "base-uri 'self'",
    ["frame-ancestors 'self'", ...framedBy].join(' '),
  ].join('; ');
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
