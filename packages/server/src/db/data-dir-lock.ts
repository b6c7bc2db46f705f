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
  /** Where the pid is one: a machine since it started, and there a container. */
  pids: z.string().optional(),
});

type LockFile = z.infer<typeof lockFile>;

/** The folders that this process holds: after a restart in a container our own pid may stand in a stale file. */
const ownedFolders = new Set<string>();

/** Long enough for another process that found the same stale file to have written its own. */
const SETTLE_MS = 100;

export interface LockTimes {
  /** A holder touches its file this often (milliseconds). */
  readonly beat: number;
  /** The file of a process whose pid says nothing here is stale when it was not touched for this long (milliseconds). */
  readonly staleMs: number;
}

const TIMES: LockTimes = { beat: 1000, staleMs: 8000 };

/**
 * Makes this process the only one that uses a data folder, by a file with its pid. The file of a process that is gone
 * is taken over. In another container, or on another machine, a pid says nothing: there a holder is alive as long as it
 * touches its file, by whichever clock. Throws a ServerStartError `data_dir_locked` that names the process and the
 * folder.
 *
 * @param onLost told when somebody else has taken the folder although this process lives: it stood still for too long,
 *   and must not write any more
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

/** Whether the process whose file it is uses the folder. */
async function isInUse(path: string, holder: LockFile | null, times: LockTimes): Promise<boolean> {
  if (holder && holder.pids === PIDS) return holder.pid !== process.pid && isAlive(holder.pid);
  const before = await signOfLife(path);
  for (let waited = 0; waited < times.staleMs; waited += times.beat) {
    await wait(times.beat);
    const now = await signOfLife(path);
    // The holder has ended meanwhile, as it should.
    if (now === null) return false;
    if (now !== before) return true;
  }
  return false;
}

/** Differs from what it was whenever somebody has written or touched the file; null when it is not there. */
async function signOfLife(path: string): Promise<string | null> {
  const [facts, content] = await Promise.all([
    stat(path).catch(() => null),
    readFile(path, 'utf8').catch(() => ''),
  ]);
  return facts && `${facts.mtimeMs} ${content}`;
}

/** Touches our file; false when it is not ours any more. What cannot be read just now is tried again the next time. */
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

/** Whether the file was not there and is ours now. */
async function write(path: string, token: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(ourselves(token)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Null when there is no file, or one that cannot be read. */
async function readLock(path: string): Promise<LockFile | null> {
  try {
    return lockFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

const ourselves = (token: string): LockFile => ({ pid: process.pid, token, host: hostname(), pids: PIDS });

/** Linux numbers its processes anew in each container and after each start; elsewhere pids are the machine's. */
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
    // EPERM: it lives, and belongs to somebody else.
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
