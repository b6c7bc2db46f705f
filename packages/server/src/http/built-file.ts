import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from './accept-encoding';

/** Current file of a build, with its precompressed variants. */
export interface BuiltFile {
  readonly plain: Buffer;
  /** By encoding; only those of the same content. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
  /** Digest of the plain content. */
  readonly digest: string;
}

const BESIDE: Readonly<Record<Encoding, { ending: string; open: (packed: Buffer) => Promise<Buffer> }>> = {
  br: { ending: '.br', open: promisify(brotliDecompress) },
  gzip: { ending: '.gz', open: promisify(gunzip) },
};

const ENDINGS = Object.values(BESIDE).map(({ ending }) => ending);

/** Reloaded on change: a build may overwrite files while the server runs. */
const known = new Map<string, { readonly stamp: string; readonly file: BuiltFile }>();

/**
 * File at `path` (as in the URL, without the leading slash) in `folder`; null if there is none.
 * Never leaves the folder: dotfiles and symlinks to the outside aren't found. Compressed variants
 * have no URL.
 */
export async function builtFile(folder: string, path: string): Promise<BuiltFile | null> {
  const steps = decoded(path)?.split('/');
  if (!steps || steps.some((step) => step === '' || step.startsWith('.') || /[\\:\0]/.test(step)))
    return null;
  if (ENDINGS.some((ending) => path.endsWith(ending))) return null;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, ...steps));
    return file.startsWith(root + sep) ? await readBuilt(file) : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function readBuilt(file: string): Promise<BuiltFile> {
  const stamp = (await Promise.all([file, ...ENDINGS.map((ending) => file + ending)].map(stampOf))).join();
  const cached = known.get(file);
  if (cached?.stamp === stamp) return cached.file;

  const plain = await readFile(file);
  const encoded = new Map<Encoding, Buffer>();
  for (const encoding of ENCODINGS) {
    const packed = await packedFile(file, encoding, plain);
    if (packed) encoded.set(encoding, packed);
  }
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const read = { plain, encoded, digest };
  known.set(file, { stamp, file: read });
  return read;
}

/**
 * Compressed file beside a file. It may be of another build, or truncated: used only if it decompresses to the
 * same content.
 */
async function packedFile(file: string, encoding: Encoding, plain: Buffer): Promise<Buffer | null> {
  const { ending, open } = BESIDE[encoding];
  try {
    const packed = await readFile(file + ending);
    return (await open(packed)).equals(plain) ? packed : null;
  } catch {
    return null;
  }
}

async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs}:${size}`;
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.includes(String(error.code));
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
