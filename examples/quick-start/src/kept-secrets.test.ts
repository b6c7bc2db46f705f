import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecrets } from './kept-secrets';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cartwright-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('creates secrets on a folder’s first start, keeps them, and restricts the file to its owner', async () => {
  const first = await keptSecrets(join(folder, 'a'));
  expect(await keptSecrets(join(folder, 'a'))).toEqual(first);
  expect((await stat(join(folder, 'a/secrets.json'))).mode & 0o077).toBe(0);
  const other = await keptSecrets(join(folder, 'b'));
  const all = [first, other].flatMap((each) => Object.values(each));
  expect(new Set(all).size).toBe(6);
  for (const secret of all) expect(secret).toMatch(/^[\w-]{43}$/);
});

test.each(['', '{', '{}', '[]', 'null', '{"accessToken":"","clientSecret":"","tokenKey":""}'])(
  'names a broken file, and leaves it unchanged: %j',
  async (text) => {
    await writeFile(join(folder, 'secrets.json'), text);
    await expect(keptSecrets(folder)).rejects.toThrow('secrets.json is broken. Delete it');
  },
);
