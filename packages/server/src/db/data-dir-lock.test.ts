import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testFolders } from '../testing/test-app';
import { lockDataDir as lockFolder } from './data-dir-lock';

const newFolder = testFolders();

const lockDataDir = (folder: string, onLost = () => {}) =>
  lockFolder(folder, onLost, { beat: 20, staleMs: 200 });

/** A lock file as another process would have left it, where pids are counted as here or elsewhere. */
async function leaveLock(folder: string, pid: number, elsewhere = false): Promise<void> {
  const lock = await lockDataDir(folder);
  const ours: object = JSON.parse(await readFile(join(folder, 'server.lock'), 'utf8'));
  await lock.release();
  const others = elsewhere ? { host: 'web-2', pids: 'of another container' } : {};
  await writeFile(join(folder, 'server.lock'), JSON.stringify({ ...ours, ...others, pid, token: 'theirs' }));
}

/** A process of its own that has ended: nobody has its pid. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('rejects a folder in use, naming the process and the folder', async () => {
  const folder = await newFolder();
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await leaveLock(folder, child.pid ?? 0);
  const refused = await lockDataDir(folder).catch((error: unknown) => error);
  child.kill();
  expect(refused).toMatchObject({ code: 'data_dir_locked' });
  expect(String(refused)).toContain(`process ${child.pid}`);
  expect(String(refused)).toContain(folder);
});

test('takes over the lock of a dead process', async () => {
  const folder = await newFolder();
  await leaveLock(folder, await endedPid());
  await (await lockDataDir(folder)).release();
});

test('takes over a truncated lock file, or one with our own pid from before a restart', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'server.lock'), '{"pid":');
  await (await lockDataDir(folder)).release();
  await leaveLock(folder, process.pid);
  await (await lockDataDir(folder)).release();
});

test('opens a folder once per process, and again after closing it', async () => {
  const folder = await newFolder();
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toMatchObject({ code: 'data_dir_locked' });
  await lock.release();
  await expect(access(join(folder, 'server.lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  await (await lockDataDir(folder)).release();
});

test('keeps the folder for the live container if both run as process 1', async () => {
  const folder = await newFolder();
  await leaveLock(folder, process.pid, true);
  const path = join(folder, 'server.lock');
  let beats = 0;
  const beating = setInterval(() => {
    beats++;
    void utimes(path, beats, beats);
  }, 20);
  const refused = await lockDataDir(folder).catch((error: unknown) => error);
  clearInterval(beating);
  expect(refused).toMatchObject({ code: 'data_dir_locked' });
  expect(String(refused)).toContain(`process ${process.pid} on web-2`);
});

test('takes over the lock of a dead container if untouched for a while', async () => {
  const folder = await newFolder();
  await leaveLock(folder, process.pid, true);
  await (await lockDataDir(folder)).release();
});

test('touches the file regularly, and notices when another process takes it', async () => {
  const folder = await newFolder();
  const path = join(folder, 'server.lock');
  const lost = new Promise<void>((resolve) => {
    void lockDataDir(folder, resolve).then(async () => {
      const { mtimeMs } = await stat(path);
      await vi.waitFor(async () => expect((await stat(path)).mtimeMs).toBeGreaterThan(mtimeMs));
      await writeFile(path, JSON.stringify({ pid: 1, token: 'theirs' }));
    });
  });
  await lost;
});
