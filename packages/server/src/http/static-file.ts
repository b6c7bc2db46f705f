import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
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

/** `name-` or `name.` and the eight characters that bundlers make of the content. */
const HASHED = /[-.]([A-Za-z0-9_-]{8})\.[a-z0-9]+(\.map)?$/;

/** What the storefront's build calls its version. */
const VERSION = /^[0-9a-f]{12}$/;

/**
 * The file at `path` (as in the URL, without the first slash) inside `folder`; null when there is none. Nothing outside
 * the folder is ever read: names with dots in front, and links that lead out of it, are not found.
 */
export async function staticFile(request: Request, folder: string, path: string): Promise<Response | null> {
  const file = await readInside(folder, path);
  if (!file) return null;
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Content-Type': TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'Cache-Control':
      isHashed(path) || isAskedVersion(request, file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
  };
  if (ifNoneMatch(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file), { headers });
}

/** A word of eight small letters is taken for a word: wrong only towards asking again. */
function isHashed(path: string): boolean {
  const hash = HASHED.exec(path)?.[1];
  return hash !== undefined && /[A-Z0-9]/.test(hash);
}

/**
 * Whether the address names a version (`?v=`) that the file itself tells, as each file of the storefront's build does. An
 * address with an older one gets the file that is there now, which must not be kept under it.
 */
function isAskedVersion(request: Request, file: Buffer): boolean {
  const asked = new URL(request.url).searchParams.get('v');
  return asked !== null && VERSION.test(asked) && file.includes(asked);
}

async function readInside(folder: string, path: string): Promise<Buffer | null> {
  const steps = decoded(path)?.split('/');
  if (!steps || steps.some((step) => step === '' || step.startsWith('.') || /[\\:\0]/.test(step)))
    return null;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, ...steps));
    if (!file.startsWith(root + sep)) return null;
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_A_FILE.includes(String(error.code))) return null;
    throw error;
  }
}

const NOT_A_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
