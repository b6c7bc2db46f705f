import { pino } from 'pino';
import { runCommand } from '../process/run-command';
import { distributeCommand } from './distribute-command';
import { openDatabase } from './open-database';

/**
 * Entry of the command that prints, or with `--run` executes, the statements for a Citus cluster: see
 * `docs/operating.md`.
 */
runCommand(
  distributeCommand({
    args: process.argv.slice(2),
    databaseUrl: process.env.DATABASE_URL,
    open: (databaseUrl) => openDatabase({ databaseUrl }, pino({ level: 'silent' })),
  }),
);
