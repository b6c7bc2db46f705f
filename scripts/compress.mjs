import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed in themselves. */
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt']);

const FORMS = [
  { ending: '.br', pack: packBrotli },
  { ending: '.gz', pack: packGzip },
];

/**
 * Writes beside every text file of a folder what travels in its place, `.br` and `.gz`, as small as can be and the same
 * for the same content. One that is not smaller is left out; one whose file is gone or has changed goes.
 *
 * @param {string} folder absolute
 */
export async function compressFolder(folder) {
  const names = await filesOf(folder);
  const packed = await Promise.all(
    names.filter((name) => TEXTS.has(extname(name))).map((name) => packFile(folder, name)),
  );
  const wanted = new Set(packed.flat());
  const left = names.filter((name) => FORMS.some(({ ending }) => name.endsWith(ending)) && !wanted.has(name));
  await Promise.all(left.map((name) => rm(join(folder, name))));
}

/** Gives the names of what it has written. */
async function packFile(folder, name) {
  const plain = await readFile(join(folder, name));
  const written = [];
  for (const { ending, pack } of FORMS) {
    const small = await pack(plain);
    if (small.byteLength >= plain.byteLength) continue;
    await writeFile(join(folder, name + ending), small);
    written.push(name + ending);
  }
  return written;
}

async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function packBrotli(plain) {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  return promisify(brotliCompress)(plain, { params });
}

async function packGzip(plain) {
  const small = await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION });
  // Which system it was made on: unknown, so that every one makes the same.
  small[9] = 255;
  return small;
}
