import { readJapanese } from './catalogue-index/japanese-readings';
import { isIndexWorkerThere } from './catalogue-index/start-index-worker';
import { isCompileWorkerThere } from './compiling/start-compile-worker';
import { serverLogger } from './process/server-logger';
import { ServerStartError } from './process/server-start-error';
import { startErrorText } from './process/start-error-text';
import { readEnvironment } from './read-environment';
import { startServer } from './start-server';

/** Runs the server with the settings of the environment until it is told to stop. */
async function main(): Promise<void> {
  const { logLevel, ...options } = readEnvironment(process.env);
  checkFile('compile-worker.js', isCompileWorkerThere());
  checkFile('index-worker.js', isIndexWorkerThere());
  readJapanese();
  const logger = serverLogger({ level: logLevel });
  const server = await startServer({ ...options, mirrorsCatalogue: true, logger });
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

function checkFile(name: string, isThere: boolean): void {
  if (isThere) return;
  const message = `The file ${name} is missing. Deploy the whole folder that the build makes.`;
  throw new ServerStartError('files_missing', message);
}

main().catch((error: unknown) => {
  process.stderr.write(`${startErrorText(error, process.stderr.isTTY === true)}\n`);
  process.exit(1);
});
