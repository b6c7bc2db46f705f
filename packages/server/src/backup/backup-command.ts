import { atOneInstant } from '../db/at-one-instant';
import { shops } from '../db/schema';
import { ServerStartError } from '../process/server-start-error';
import { type CommandOptions, usage } from './command-options';
import { backUpStore } from './embedded-store';
import { exportShop } from './export-shop';
import { writeNewFile } from './write-new-file';

const USAGE = `  backup.js store FOLDER       the embedded database of DATA_DIR, while no server runs
  backup.js shop DOMAIN FILE   one shop of DATABASE_URL, or of DATA_DIR`;

/**
 * Makes the backup, and returns the command's output. Throws a ServerStartError with advice; no backup is kept
 * then.
 */
export async function backupCommand({ args, dataDir, open, now }: CommandOptions): Promise<string> {
  const [what, first, second, ...more] = args;
  if (what === 'store' && first !== undefined && second === undefined) {
    await backUpStore(dataDir, first, now());
    return `Backed up ${dataDir} in ${first}.\n`;
  }
  if (what !== 'shop' || first === undefined || second === undefined || more.length > 0) throw usage(USAGE);
  const database = await open();
  try {
    await atOneInstant(database, first, async (store) => {
      if ((await store.columns(shops, ['shopId'])).length === 0) {
        throw new ServerStartError('invalid_settings', `There is no shop ${first} in this database.`);
      }
      await writeNewFile(second, exportShop(store, 'everything', now()));
    });
  } finally {
    await database.close();
  }
  return `Backed up ${first} in ${second}.\n`;
}
