import type { Database } from '../db/database';
import { ServerStartError } from '../process/server-start-error';

/** Options of the commands that back up and restore. */
export interface CommandOptions {
  /** What stands behind the command. */
  readonly args: readonly string[];
  /** Of the embedded database. */
  readonly dataDir: string;
  /** Opens the database of the environment with its tables. */
  readonly open: () => Promise<Database>;
  readonly now: () => Date;
}

/** An error that says how a command is called. */
export const usage = (text: string) => new ServerStartError('invalid_settings', `Use it so:\n${text}`);
