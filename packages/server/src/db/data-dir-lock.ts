import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ServerStartError } from '../process/server-start-error';

const lockFile = z.object({
  pid: z.number().int().positive(),
  token: z.string(),
  host: z.string().optional(),
  /** Identifies the scope of pids: a machine since its start, and a container there. */
  pids: z.string().optional(),
});

type LockFile = z.infer<typeof lockFile>;

/** Folders that this process owns: after a restart in a container, a stale file may have our own pid. */
const ownedFolders = new Set<string>();

/** Delay in which another process that found the same stale file would have written its own. */
const SETTLE_MS = 100;

export interface LockTimes {
  /** Interval in milliseconds at which an owner touches its file. */
  readonly beat: number;
  /** Age in milliseconds after which the file of a process in another pid scope is stale. */
  readonly staleMs: number;
}

const TIMES: LockTimes = { beat: 1000, staleMs: 8000 };

/**
 * Makes this process the exclusive user of a data folder, by a lock file with its pid. The file of a process that
 * has ended is replaced. In another container or on another machine, pids are meaningless: there, an owner is
 * alive as long as it touches its file, by any clock. Throws a ServerStartError `data_dir_locked` with the process
 * and the folder.
 *
 * @param onLost called when another process has taken the folder while this one was suspended for too long; it
 * must not write any more
 */
export async function lockDataDir(
  dataDir: string,
  onLost: () => void,
  times: LockTimes = TIMES,
): Promise<{ release(): Promise<void> }> {
  const folder = await realpath(dataDir);
  const path = join(folder, 'server.lock');
  const token = randomUUID();
  if (ownedFolders.has(folder)) throw locked(folder, path, ourselves(token));
  ownedFolders.add(folder);
  try {
    await claim(folder, path, token, times);
  } catch (error) {
    ownedFolders.delete(folder);
    throw error;
  }
  const beating = setInterval(async () => {
    if (await touch(path, token)) return;
    clearInterval(beating);
    if (ownedFolders.has(folder)) onLost();
  }, times.beat);
  beating.unref();
  return {
    release: async () => {
      clearInterval(beating);
      ownedFolders.delete(folder);
      if ((await readLock(path))?.token === token) await rm(path, { force: true });
    },
  };
}

async function claim(folder: string, path: string, token: string, times: LockTimes): Promise<void> {
  if (await write(path, token)) return;
  const holder = await readLock(path);
  if (await isInUse(path, holder, times)) throw locked(folder, path, await readLock(path));
  await rm(path, { force: true });
  const written = await write(path, token);
  await wait(SETTLE_MS);
  const now = await readLock(path);
  if (!written || now?.token !== token) throw locked(folder, path, now);
}

/** Whether the owner of a lock file uses the folder. */
async function isInUse(path: string, holder: LockFile | null, times: LockTimes): Promise<boolean> {
  if (holder && holder.pids === PIDS) return holder.pid !== process.pid && isAlive(holder.pid);
  const before = await signOfLife(path);
  for (let waited = 0; waited < times.staleMs; waited += times.beat) {
    await wait(times.beat);
    const now = await signOfLife(path);
    // The owner has ended meanwhile.
    if (now === null) return false;
    if (now !== before) return true;
  }
  return false;
}

/** Value that changes with every write or touch of the file; null if there is none. */
async function signOfLife(path: string): Promise<string | null> {
  const [facts, content] = await Promise.all([
    stat(path).catch(() => null),
    readFile(path, 'utf8').catch(() => ''),
  ]);
  return facts && `${facts.mtimeMs} ${content}`;
}

/** Touches our file; false if it is no longer ours. Read errors are ignored until the next time. */
async function touch(path: string, token: string): Promise<boolean> {
  try {
    const text = await readFile(path, 'utf8');
    if (!text.includes(token)) return false;
    const now = new Date();
    await utimes(path, now, now);
    return true;
  } catch (error) {
    return !isCode(error, 'ENOENT');
  }
}

/** Creates our file; false if one exists. */
async function write(path: string, token: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(ourselves(token)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Content of the lock file; null if missing or invalid. */
async function readLock(path: string): Promise<LockFile | null> {
  try {
    return lockFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

const ourselves = (token: string): LockFile => ({ pid: process.pid, token, host: hostname(), pids: PIDS });

/** Pid scope of this process: Linux numbers processes per container and boot; elsewhere per machine. */
function pidsHere(): string {
  try {
    const boot = readFileSync('/proc/sys/cart-store/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

const PIDS = pidsHere();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, and belongs to another user.
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function locked(folder: string, path: string, holder: LockFile | null): ServerStartError {
  const where = holder?.host === undefined || holder.pids === PIDS ? '' : ` on ${holder.host}`;
  const who = holder === null ? 'another process' : `process ${holder.pid}${where}`;
  return new ServerStartError(
    'data_dir_locked',
    `The data folder ${folder} is in use by ${who}. Stop it, or set DATA_DIR to another folder. If that process is not Cartwright, delete ${path}.`,
  );
}
