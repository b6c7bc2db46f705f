import { pino } from 'pino';
import { openDatabase } from '../db/open-database';
import { runCommand } from '../process/run-command';
import { restoreCommand } from './restore-command';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = process.env;

/** Entry of the command that restores a copy of the embedded database or of a shop: see `docs/operating.md`. */
runCommand(
  restoreCommand({
    args: process.argv.slice(2),
    dataDir,
    open: () => openDatabase({ databaseUrl, dataDir }, pino({ level: 'silent' })),
    now: () => new Date(),
  }),
);
