import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ServerStartError } from '../process/server-start-error';
import { fileProblem } from './file-problem';

/** Path of a file until it is whole. */
export const partialPath = (path: string) => `${path}.${process.pid}.partial`;

const NOTHING_KEPT = 'Nothing was kept.';

/**
 * Writes a file for its owner's eyes that isn't there yet: whole and on the disk, or not at all. Throws a ServerStartError
 * where the disk is in the way, and what `lines` throws.
 */
export async function writeNewFile(path: string, lines: AsyncIterable<string>): Promise<void> {
  refuseExisting(path);
  const partial = partialPath(path);
  try {
    await pipeline(
      Readable.from(lines),
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
    );
    refuseExisting(path);
    await rename(partial, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(partial, { force: true });
    throw fileProblem(error, path, NOTHING_KEPT);
  }
}

export function refuseExisting(path: string): void {
  if (existsSync(path)) throw new ServerStartError('files', `There is one already: ${path}. ${NOTHING_KEPT}`);
}

/** Syncs a folder, so that a new name in it outlives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
