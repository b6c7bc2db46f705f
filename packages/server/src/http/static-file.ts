import { extname } from 'node:path';
import { acceptedEncoding, ENCODINGS } from './accept-encoding';
import { type BuiltFile, builtFile } from './built-file';
import { ifNoneMatch } from './if-none-match';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** `name-` or `name.` and a bundler's content hash of eight characters. */
const HASHED = /[-.]([A-Za-z0-9_-]{8})\.[a-z0-9]+(\.map)?$/;

/** Version of a storefront build. */
const VERSION = /^[0-9a-f]{12}$/;

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Serves the file at `path` (as in the URL, without the leading slash) in `folder`, in the smallest
 * accepted encoding; null if there is none. URLs with content hash or version are immutable;
 * `otherwise` is the Cache-Control of others: revalidation by default.
 */
export async function staticFile(
  request: Request,
  folder: string,
  path: string,
  otherwise = 'no-cache',
): Promise<Response | null> {
  const file = await builtFile(folder, path);
  if (!file) return null;
  const { plain, encoded, digest } = file;
  const encoding = acceptedEncoding(
    request.headers.get('accept-encoding'),
    ENCODINGS.filter((each) => encoded.has(each)),
  );
  const body = (encoding !== 'identity' && encoded.get(encoding)) || plain;
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  const headers = {
    'Content-Type': TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control': isHashed(path) ? FOR_GOOD : byVersion(request, file, otherwise),
    // Also for a single encoding: the next build may add some.
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  if (ifNoneMatch(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      'Content-Length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  });
}

/** Eight lowercase letters count as a word: at worst the file is revalidated. */
function isHashed(path: string): boolean {
  const hash = HASHED.exec(path)?.[1];
  return hash !== undefined && /[A-Z0-9]/.test(hash);
}

/**
 * Immutable if the URL names the version (`?v=`) in the file itself, as each file of a storefront
 * build does. With another version it serves the current file, which must not be cached.
 */
function byVersion(request: Request, { plain }: BuiltFile, otherwise: string): string {
  const version = new URL(request.url).searchParams.get('v');
  if (version === null) return otherwise;
  return VERSION.test(version) && plain.includes(version) ? FOR_GOOD : 'no-cache';
}
