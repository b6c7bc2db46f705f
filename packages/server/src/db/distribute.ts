import { pino } from 'pino';
import { ServerStartError } from '../process/server-start-error';
import { distributeCommand } from './distribute-command';
import { openDatabase } from './open-database';

/** Prints, or with `--run` does, what a Citus cluster needs: see `docs/deploying.md`. */
distributeCommand({
  args: process.argv.slice(2),
  databaseUrl: process.env.DATABASE_URL,
  open: (databaseUrl) => openDatabase({ databaseUrl }, pino({ level: 'silent' })),
}).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    // What a person can fix needs no stack.
    const text =
      error instanceof ServerStartError
        ? error.message
        : String(error instanceof Error ? error.stack : error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  },
);
