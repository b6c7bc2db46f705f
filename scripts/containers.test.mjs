import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { containersStart } from './containers.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cartwright-docker-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program that notes what it is told, and fails where its arguments have a word. */
async function fakeDocker(failing) {
  const path = join(folder, 'docker');
  const notes = join(folder, 'calls');
  await writeFile(
    path,
    `#!/bin/sh\necho "$* $POSTGRES_PASSWORD" >> '${notes}'\ncase " $* " in *" ${failing} "*) exit 1;; esac\n`,
  );
  await chmod(path, 0o755);
  return { path, calls: async () => (await readFile(notes, 'utf8')).trim().split('\n') };
}

test('both servers start from the image, and are cleaned up', async () => {
  const docker = await fakeDocker('nothing');
  expect(await containersStart(docker.path)).toBe(true);
  const [, up, down, image] = await docker.calls();
  expect(up).toMatch(/--build --wait --wait-timeout \d+ postgres server-1 server-2 [0-9a-f]{48}$/);
  expect(down).toContain('down --volumes');
  expect(image).toContain('image rm cartwright:test');
});

test('a failed start is reported, and cleaned up', async () => {
  const docker = await fakeDocker('up');
  expect(await containersStart(docker.path)).toBe(false);
  const calls = await docker.calls();
  expect(calls.filter((call) => call.includes(' logs '))).toHaveLength(1);
  expect(calls.filter((call) => call.includes('down --volumes'))).toHaveLength(1);
});

test('passes without Docker', async () => {
  expect(await containersStart(join(folder, 'no-such-program'))).toBe(true);
});
