import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolders } from '../testing/test-app';
import { lockDataDir } from './data-dir-lock';

const newFolder = testFolders();

/** A process of its own that has ended: nobody has its pid. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a folder that is in use is refused, with the process and the folder in the message', async () => {
  const folder = await newFolder();
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: child.pid, token: 'theirs' }));
  const refused = await lockDataDir(folder).catch((error: unknown) => error);
  child.kill();
  expect(refused).toMatchObject({ code: 'data_dir_locked' });
  expect(String(refused)).toContain(`process ${child.pid}`);
  expect(String(refused)).toContain(folder);
});

test('the lock of a process that is gone is taken over', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: await endedPid(), token: 'old' }));
  await (await lockDataDir(folder)).release();
});

test('a lock file that was cut off, or has our own pid from before a restart, is taken over', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'server.lock'), '{"pid":');
  await (await lockDataDir(folder)).release();
  await writeFile(join(folder, 'server.lock'), JSON.stringify({ pid: process.pid, token: 'before' }));
  await (await lockDataDir(folder)).release();
});

test('one process does not open a folder twice, and can again when it has closed it', async () => {
  const folder = await newFolder();
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toMatchObject({ code: 'data_dir_locked' });
  await lock.release();
  await expect(access(join(folder, 'server.lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  await (await lockDataDir(folder)).release();
});
