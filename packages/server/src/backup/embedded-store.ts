import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { lockDataDir } from '../db/data-dir-lock';
import { EMBEDDED_FOLDER } from '../db/open-pglite';
import { ServerStartError } from '../process/server-start-error';
import { contents, copyContents, copyFolder } from './copy-folder';
import { fileProblem } from './file-problem';
import { partialPath, refuseExisting, syncFolder } from './write-new-file';

/** Manifest beside the copied folder, with the folder's expected contents. */
const MANIFEST = 'backup.json';

const manifest = contents.extend({
  cartwright: z.literal('store'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
});

/**
 * Copies the embedded database of `dataDir` to a new folder, completely or not at all; no server may use it
 * meanwhile. Throws a ServerStartError.
 */
export async function backUpStore(dataDir: string, target: string, now: Date): Promise<void> {
  const database = join(dataDir, EMBEDDED_FOLDER);
  if (!existsSync(database)) {
    throw new ServerStartError(
      'files',
      `There is no embedded database in ${dataDir}. Set DATA_DIR to its folder.`,
    );
  }
  refuseExisting(target);
  await whileLocked(dataDir, async () => {
    const partial = partialPath(target);
    try {
      await mkdir(partial, { mode: 0o700 });
      const copied = await copyFolder(database, join(partial, EMBEDDED_FOLDER));
      const text = JSON.stringify({ cartwright: 'store', format: 1, madeAt: now.toISOString(), ...copied });
      await writeFile(join(partial, MANIFEST), text, { flag: 'wx', mode: 0o600, flush: true });
      await rename(partial, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      throw fileProblem(error, target, 'Nothing was kept.');
    }
  });
}

/**
 * Restores a copy of `backUpStore` to a folder without a database, completely or not at all. Throws a
 * ServerStartError.
 */
export async function restoreStore(source: string, dataDir: string): Promise<void> {
  const copied = await readManifest(source);
  const database = join(dataDir, EMBEDDED_FOLDER);
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw fileProblem(error, dataDir, NOTHING_RESTORED);
  });
  await whileLocked(dataDir, async () => {
    if (existsSync(database)) {
      const message = `There is a database already: ${database}. Move it away, then restore. ${NOTHING_RESTORED}`;
      throw new ServerStartError('files', message);
    }
    const partial = partialPath(database);
    try {
      const other = await copyContents(join(source, EMBEDDED_FOLDER), partial, copied);
      if (other !== null) {
        const damaged = join(source, EMBEDDED_FOLDER, other);
        throw new ServerStartError(
          'files',
          `The backup is damaged: ${damaged} isn’t as it was. ${NOTHING_RESTORED}`,
        );
      }
      await rename(partial, database);
      await syncFolder(dataDir);
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      throw fileProblem(error, database, NOTHING_RESTORED);
    }
  });
}

const NOTHING_RESTORED = 'Nothing was restored.';

async function readManifest(source: string): Promise<z.infer<typeof manifest>> {
  const path = join(source, MANIFEST);
  try {
    return manifest.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new ServerStartError(
        'files',
        `This is no backup that this version can read: ${path}. ${NOTHING_RESTORED}`,
      );
    }
    throw fileProblem(error, path, NOTHING_RESTORED);
  }
}

async function whileLocked(dataDir: string, work: () => Promise<void>): Promise<void> {
  const lock = await lockDataDir(dataDir, () => {
    // Files copied from here on may be half written by that server.
    process.stderr.write(`Another process has taken the data folder ${dataDir}. This one ends.\n`);
    process.exit(1);
  });
  try {
    await work();
  } finally {
    await lock.release();
  }
}
