import { randomUUID } from 'node:crypto';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ServerStartError } from '../server-start-error';

const lockFile = z.object({ pid: z.number().int().positive(), token: z.string() });

/** The folders that this process holds: after a restart in a container our own pid may stand in a stale file. */
const heldHere = new Set<string>();

/** Long enough for another process that found the same stale file to have written its own. */
const SETTLE_MS = 100;

/**
 * Makes this process the only one that uses a data folder, by a file with its pid. The file of a process that is gone
 * is taken over. Throws a ServerStartError `data_dir_locked` that names the process and the folder.
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const folder = await realpath(dataDir);
  const path = join(folder, 'server.lock');
  const token = randomUUID();
  if (heldHere.has(folder)) throw locked(folder, path, process.pid);
  heldHere.add(folder);
  try {
    await claim(folder, path, token);
  } catch (error) {
    heldHere.delete(folder);
    throw error;
  }
  return {
    release: async () => {
      if ((await readLock(path))?.token === token) await rm(path, { force: true });
      heldHere.delete(folder);
    },
  };
}

async function claim(folder: string, path: string, token: string): Promise<void> {
  if (await write(path, token)) return;
  const holder = await readLock(path);
  if (holder && holder.pid !== process.pid && isAlive(holder.pid)) throw locked(folder, path, holder.pid);
  await rm(path, { force: true });
  const written = await write(path, token);
  await wait(SETTLE_MS);
  const now = await readLock(path);
  if (!written || now?.token !== token) throw locked(folder, path, now?.pid ?? null);
}

/** Whether the file was not there and is ours now. */
async function write(path: string, token: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify({ pid: process.pid, token }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Null when there is no file, or one that was cut off while it was written: its process is gone. */
async function readLock(path: string): Promise<z.infer<typeof lockFile> | null> {
  try {
    return lockFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function locked(folder: string, path: string, pid: number | null): ServerStartError {
  const who = pid === null ? 'another process' : `process ${pid}`;
  return new ServerStartError(
    'data_dir_locked',
    `The data folder ${folder} is in use by ${who}. Stop it, or set DATA_DIR to another folder. If that process is not Cartwright, delete ${path}.`,
  );
}
