import { pino } from 'pino';
import { isCompileWorkerThere } from './compiling/start-compile-worker';
import { loggedError } from './logged-error';
import { readEnvironment } from './read-environment';
import { ServerStartError } from './server-start-error';
import { startServer } from './start-server';

/** Runs the server with the settings of the environment until it is told to stop. */
async function main(): Promise<void> {
  const { logLevel, ...options } = readEnvironment(process.env);
  if (!isCompileWorkerThere()) {
    const message = 'The file compile-worker.js is missing. Deploy the whole folder that the build makes.';
    throw new ServerStartError('files_missing', message);
  }
  const logger = pino({ level: logLevel, serializers: { err: loggedError } });
  const server = await startServer({ ...options, logger });
  logger.info(`Listening at ${server.url}`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  // What a person can put right needs no stack.
  const text =
    error instanceof ServerStartError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
