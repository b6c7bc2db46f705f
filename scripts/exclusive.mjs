import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

/**
 * Runs `work` while no other process of this repository runs work of the same name. A lock left behind by a process
 * that is gone is taken over.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusive(name, work) {
  const file = join(root, '.cache', `${name}.lock`);
  await mkdir(join(root, '.cache'), { recursive: true });
  await acquire(file, name);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file, name) {
  let isAnnounced = false;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    // An empty file is one that its owner has not written to yet.
    if (holder > 0 && !isAlive(holder)) {
      await rm(file, { force: true });
      continue;
    }
    if (!isAnnounced) console.log(`Waiting for the ${name} of process ${holder || '(starting)'}…`);
    isAnnounced = true;
    await sleep(250);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
