import { pino } from 'pino';
import { openDatabase } from '../db/open-database';
import { runCommand } from '../process/run-command';
import { backupCommand } from './backup-command';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = process.env;

/** Entry of the command that backs up the embedded database or a shop: see `docs/operating.md`. */
runCommand(
  backupCommand({
    args: process.argv.slice(2),
    dataDir,
    // Copied without migrations: those run later.
    open: () => openDatabase({ databaseUrl, dataDir, migrates: false }, pino({ level: 'silent' })),
    now: () => new Date(),
  }),
);
