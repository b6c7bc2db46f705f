import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataDir } from '../db/data-dir-lock';
import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import { openDatabase } from '../db/open-database';
import { looks, shops } from '../db/schema';
import { ensureShop } from '../db/shop-row';
import { testDatabase } from '../testing/test-database';
import { backupCommand } from './backup-command';
import { restoreCommand } from './restore-command';
import { writeNewFile } from './write-new-file';

const SHOP = 'oak.myshopify.com';
const NOW = new Date('2026-11-29T12:00:00Z');
const database = testDatabase();
const logger = pino({ level: 'silent' });

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The commands for the embedded database of a folder. */
const commands = (dataDir: string) => {
  const now = () => NOW;
  return {
    backUp: (...args: string[]) =>
      backupCommand({ args, dataDir, now, open: () => openDatabase({ dataDir, migrates: false }, logger) }),
    restore: (...args: string[]) =>
      restoreCommand({ args, dataDir, now, open: () => openDatabase({ dataDir }, logger) }),
  };
};

async function addShop(to: Database) {
  const store = forShop(to, SHOP);
  await ensureShop(store, NOW);
  const document = { name: 'Ours' };
  await store.insert(looks, { id: 'default', revision: 3, createdAt: NOW, updatedAt: NOW, document });
}

async function looksIn(from: Database) {
  const rows = await forShop(from, SHOP).rows(looks);
  return rows.map(({ revision, document }) => ({ revision, document }));
}

/** What work gives with the embedded database of a folder. */
async function embedded<Result>(dataDir: string, work: (opened: Database) => Promise<Result>) {
  const opened = await openDatabase({ dataDir }, logger);
  const result = await work(opened);
  await opened.close();
  return result;
}

const RESTORED = [{ revision: 3, document: { name: 'Ours' } }];

test('restores the embedded database from its backup, or names the conflict and writes nothing', async () => {
  const folder = await newFolder();
  const [data, copy, other] = ['data', 'copy', 'other'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await embedded(data, addShop);
  const { backUp, restore } = commands(data);

  const lock = await lockDataDir(data, () => undefined);
  await expect(backUp('store', copy)).rejects.toThrow(/is in use by/);
  await lock.release();
  await expect(commands(other).backUp('store', copy)).rejects.toThrow(/There is no embedded database/);
  await expect(backUp('store', join(folder, 'nowhere', 'copy'))).rejects.toThrow(/no such file or folder/);
  expect(await backUp('store', copy)).toContain('Backed up');
  await expect(backUp('store', copy)).rejects.toThrow(`There is one already: ${copy}`);
  expect((await stat(copy)).mode & 0o077).toBe(0);

  await expect(restore('store', copy)).rejects.toThrow(/There is a database already/);
  await expect(commands(other).restore('store', folder)).rejects.toThrow(
    /no such file or folder: .*backup\.json/,
  );
  expect(await commands(other).restore('store', copy)).toContain('Start the server');
  expect(await embedded(other, looksIn)).toEqual(RESTORED);

  const damaged = join(folder, 'damaged');
  await truncate(join(copy, 'db', 'PG_VERSION'));
  await expect(commands(damaged).restore('store', copy)).rejects.toThrow(
    /damaged: .*PG_VERSION isn’t as it was/,
  );
  await writeFile(join(copy, 'backup.json'), '{"cartwright":"store"');
  await expect(commands(damaged).restore('store', copy)).rejects.toThrow(
    /no backup that this version can read/,
  );
  expect(await readdir(damaged)).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(['copy', 'damaged', 'data', 'other']);
});

test('restores one shop from its file, or names the conflict and changes nothing', async () => {
  const file = join(await newFolder(), 'oak.jsonl');
  const shared = {
    dataDir: 'nowhere',
    now: () => NOW,
    open: async () => ({ ...database(), close: async () => {} }),
  };
  const backUp = (...args: string[]) => backupCommand({ ...shared, args });
  const restore = (...args: string[]) => restoreCommand({ ...shared, args });
  await addShop(database());
  const store = forShop(database(), SHOP);
  await expect(backUp('shop', 'elm.myshopify.com', file)).rejects.toThrow(/no shop elm/);
  expect(await backUp('shop', SHOP, file)).toContain('Backed up');
  expect((await stat(file)).mode & 0o077).toBe(0);
  await expect(backUp('shop', SHOP, file)).rejects.toThrow(/There is one already/);

  await store.remove(looks, undefined);
  await store.remove(shops, undefined);
  await expect(restore('shop', SHOP, join(file, 'nothing'))).rejects.toThrow(/no such file or folder/);
  await expect(restore('shop', SHOP, dirname(file))).rejects.toThrow(/This is a folder, not a file: /);
  expect(await restore('shop', SHOP, file)).toMatch(/Restored 2 rows of oak.*2026-11-29T12:00:00/);
  expect(await looksIn(database())).toEqual(RESTORED);
  await expect(restore('shop', SHOP, file)).rejects.toThrow(/Add --replace/);
  await writeFile(file, (await readFile(file, 'utf8')).split('\n').slice(0, -2).join('\n'));
  await expect(restore('shop', SHOP, file, '--replace')).rejects.toThrow(/isn’t whole.*Nothing was restored/);
  expect(await looksIn(database())).toEqual(RESTORED);
});

test.each([[[]], [['store']], [['shop', SHOP]], [['shop', SHOP, 'a', 'b']], [['all', 'here']]])(
  'prints usage when called with %j',
  async (args) => {
    const { backUp, restore } = commands('nowhere');
    await expect(backUp(...args)).rejects.toThrow(/Use it so:/);
    await expect(restore(...args)).rejects.toThrow(/Use it so:/);
  },
);

test('leaves no file behind if the disk is full or the folder isn’t writable', async () => {
  const folder = await newFolder();
  const file = join(folder, 'oak.jsonl');
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  async function* lines() {
    yield 'first\n';
    throw full;
  }
  await expect(writeNewFile(file, lines())).rejects.toThrow(
    `There is no room left: ${file}. Nothing was kept.`,
  );
  expect(await readdir(folder)).toEqual([]);
  const closed = join(folder, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o500);
  // Root is let in everywhere.
  if (process.getuid?.() === 0) return;
  await expect(writeNewFile(join(closed, 'oak.jsonl'), lines())).rejects.toThrow(/Access is refused/);
});
