import { pino } from 'pino';
import { runCommand } from '../process/run-command';
import { distributeCommand } from './distribute-command';
import { openDatabase } from './open-database';

/** Prints, or with `--run` does, what a Citus cluster needs: see `docs/operating.md`. */
runCommand(
  distributeCommand({
    args: process.argv.slice(2),
    databaseUrl: process.env.DATABASE_URL,
    open: (databaseUrl) => openDatabase({ databaseUrl }, pino({ level: 'silent' })),
  }),
);
