import { pino } from 'pino';
import { openDatabase } from '../db/open-database';
import { runCommand } from '../process/run-command';
import { backupCommand } from './backup-command';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = process.env;

/** Copies the embedded database, or a shop: see `docs/operating.md`. */
runCommand(
  backupCommand({
    args: process.argv.slice(2),
    dataDir,
    // It is copied as it is: an upgrade comes after it.
    open: () => openDatabase({ databaseUrl, dataDir, migrates: false }, pino({ level: 'silent' })),
    now: () => new Date(),
  }),
);
