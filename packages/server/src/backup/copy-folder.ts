import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Path relative to the folder, with slashes. */
const path = z.string().refine((text) => text.split('/').every((part) => !['', '.', '..'].includes(part)));

/** Contents of a folder: SHA-256 by file path. */
export const contents = z.object({ folders: z.array(path), files: z.record(path, z.hash('sha256')) });
export type Contents = z.infer<typeof contents>;

/** Copies a folder with its contents to a new one, and returns the contents. */
export async function copyFolder(from: string, to: string): Promise<Contents> {
  const found: { folders: string[]; files: Record<string, string> } = { folders: [], files: {} };
  await mkdir(to);
  const walk = async (below: string) => {
    for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        found.folders.push(name);
        await mkdir(join(to, name));
        await walk(name);
      } else if (entry.isFile()) found.files[name] = await copyFile(join(from, name), join(to, name));
    }
  };
  await walk('');
  return found;
}

/** Copies the expected files to a new folder. Returns the first file that differs; null if none does. */
export async function copyContents(
  from: string,
  to: string,
  { folders, files }: Contents,
): Promise<string | null> {
  await mkdir(to);
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true });
  for (const [name, hash] of Object.entries(files)) {
    if ((await copyFile(join(from, name), join(to, name))) !== hash) return name;
  }
  return null;
}

/** Copies a file to disk, readable by its owner only. Returns its SHA-256. */
async function copyFile(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    createReadStream(from),
    hashing,
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return hash.digest('hex');
}
