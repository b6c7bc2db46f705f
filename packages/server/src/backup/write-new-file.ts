import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ServerStartError } from '../process/server-start-error';
import { fileProblem } from './file-problem';

/** Path of a file while it is incomplete. */
export const partialPath = (path: string) => `${path}.${process.pid}.partial`;

const NOTHING_KEPT = 'Nothing was kept.';

/**
 * Writes a new file, readable by its owner only: completely and synced to disk, or not at all. Throws a
 * ServerStartError for errors of the disk, and the errors of `lines`.
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

/** Syncs a folder, so that a new name in it survives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
