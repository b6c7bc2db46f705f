import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { compressFolder } from './compress.mjs';

const LONG = 'export const nothing = 0;\n'.repeat(100);
const folders = [];

function aFolder(files) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-compress-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name !== 'assets')
    .sort();

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('build compression', () => {
  it('writes both formats beside each text file, in subfolders too, and nothing else', async () => {
    const folder = aFolder({
      'drawer.js': LONG,
      'assets/a.css': LONG,
      'a.png': LONG,
      'short.js': 'a',
      '.built': LONG,
    });
    await compressFolder(folder);
    expect(filesIn(folder)).toEqual(
      [
        ...['.built', 'a.png', 'short.js', 'drawer.js', 'drawer.js.br', 'drawer.js.gz'],
        ...['assets/a.css', 'assets/a.css.br', 'assets/a.css.gz'],
      ].sort(),
    );
    expect(brotliDecompressSync(readFileSync(join(folder, 'drawer.js.br'))).toString()).toBe(LONG);
    expect(gunzipSync(readFileSync(join(folder, 'assets/a.css.gz'))).toString()).toBe(LONG);
  });

  it('is deterministic', async () => {
    const [one, other] = [aFolder({ 'drawer.js': LONG }), aFolder({ 'drawer.js': LONG })];
    await compressFolder(one);
    await compressFolder(other);
    await compressFolder(other);
    for (const name of ['drawer.js.br', 'drawer.js.gz']) {
      expect(readFileSync(join(one, name))).toEqual(readFileSync(join(other, name)));
    }
  });

  it('deletes outputs of deleted or shrunk files, and updates those of changed ones', async () => {
    const folder = aFolder({ 'chunk-AAAAAAAA.js': LONG, 'drawer.js': LONG, 'part.js': LONG });
    await compressFolder(folder);
    rmSync(join(folder, 'chunk-AAAAAAAA.js'));
    writeFileSync(join(folder, 'part.js'), 'a');
    writeFileSync(join(folder, 'drawer.js'), `${LONG}// changed`);
    await compressFolder(folder);
    expect(filesIn(folder)).toEqual(['drawer.js', 'drawer.js.br', 'drawer.js.gz', 'part.js']);
    expect(brotliDecompressSync(readFileSync(join(folder, 'drawer.js.br'))).toString()).toContain('changed');
  });
});
