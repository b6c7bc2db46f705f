import type { Database } from '../db/database';
import { ServerStartError } from '../process/server-start-error';

/** Options of the backup and restore commands. */
export interface CommandOptions {
  /** Arguments of the command. */
  readonly args: readonly string[];
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Opens the database of the environment with its tables. */
  readonly open: () => Promise<Database>;
  readonly now: () => Date;
}

/** Error with the command's usage. */
export const usage = (text: string) => new ServerStartError('invalid_settings', `Use it so:\n${text}`);
