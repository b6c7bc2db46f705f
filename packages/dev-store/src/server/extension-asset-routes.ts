import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { EXTENSION_ASSETS_PATH } from '../theme-blocks/extension-asset-url';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
};

/** Assets of the app's theme extension, served like Shopify's CDN: compressed, for all origins, cached permanently. */
export function extensionAssetRoutes({ app: { themeExtension } }: StoreContext): Hono {
  const app = new Hono();
  if (!themeExtension) return app;
  const { assets, handle, uid } = themeExtension;
  /** Compressed assets by name and version, as strong compression is too slow per request. */
  const packed = new Map<string, Uint8Array<ArrayBuffer>>();

  app.get(EXTENSION_ASSETS_PATH, async (c) => {
    const { uid: asked = '', version = '', name = '' } = c.req.param();
    const file = asked === uid ? await assets.read(name) : null;
    if (!file) return c.notFound();
    const now = assets.version();
    const headers = {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      // Builds replace files: responses to outdated URLs must not be cached.
      'cache-control': version === `${handle}-${now}` ? 'public, max-age=31536000, immutable' : 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    };
    if (!/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(c.req.header('accept-encoding') ?? '')) {
      return c.body(new Uint8Array(file), 200, headers);
    }
    const key = `${name} ${now}`;
    const body = packed.get(key) ?? new Uint8Array(brotliCompressSync(file));
    packed.set(key, body);
    return c.body(body, 200, { ...headers, 'content-encoding': 'br' });
  });
  return app;
}
