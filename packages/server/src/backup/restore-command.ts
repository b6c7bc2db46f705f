import { createReadStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { forShop } from '../db/for-shop';
import { ServerStartError } from '../process/server-start-error';
import { type CommandOptions, usage } from './command-options';
import { restoreStore } from './embedded-store';
import { fileProblem } from './file-problem';
import { restoreShop } from './restore-shop';

const USAGE = `  restore.js store FOLDER                   a backup of the embedded database, into DATA_DIR
  restore.js shop DOMAIN FILE [--replace]   a shop’s file, into DATABASE_URL or DATA_DIR`;

/**
 * Restores a copy, and returns the command's output. Throws a ServerStartError with advice; nothing is changed
 * then.
 */
export async function restoreCommand({ args, dataDir, open, now }: CommandOptions): Promise<string> {
  const [what, first, second, ...flags] = args;
  if (what === 'store' && first !== undefined && second === undefined) {
    await restoreStore(first, dataDir);
    return `Restored ${first} in ${dataDir}. Start the server.\n`;
  }
  if (what !== 'shop' || first === undefined || second === undefined || !isShopDomain(first))
    throw usage(USAGE);
  if (flags.some((each) => each !== '--replace')) throw usage(USAGE);
  await checkReadable(second);
  const database = await open();
  try {
    const options = { replace: flags.length > 0, now: now() };
    const restored = await restoreShop(forShop(database, first), linesOf(second), options);
    if (!restored.ok) {
      throw new ServerStartError('files', `${second}: ${restored.message} ${NOTHING_RESTORED}`);
    }
    const { rows, head } = restored;
    return `Restored ${rows} rows of ${first}, as they were at ${head.madeAt}. Restart the servers.\n`;
  } catch (error) {
    throw fileProblem(error, second, NOTHING_RESTORED);
  } finally {
    await database.close();
  }
}

/** Checks that a file is readable, before a database is opened or created for it. */
async function checkReadable(path: string): Promise<void> {
  try {
    await (await openFile(path)).close();
  } catch (error) {
    throw fileProblem(error, path, NOTHING_RESTORED);
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let begun = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${begun}${chunk}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}

const NOTHING_RESTORED = 'Nothing was restored.';
