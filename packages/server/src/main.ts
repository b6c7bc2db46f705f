import { readJapanese } from './catalogue-index/japanese-readings';
import { isIndexWorkerThere } from './catalogue-index/start-index-worker';
import { isCompileWorkerThere } from './compiling/start-compile-worker';
import { serverLogger } from './process/server-logger';
import { ServerStartError } from './process/server-start-error';
import { serverVersion } from './process/server-version';
import { startErrorText } from './process/start-error-text';
import { startTelemetry, type Telemetry } from './process/telemetry';
import { readEnvironment } from './read-environment';
import type { RunningServer } from './running-server';
import { startServer } from './start-server';

/** Runs the server with the settings of the environment until it is stopped. */
async function main(): Promise<void> {
  const { logLevel, telemetryUrl, ...options } = readEnvironment(process.env);
  checkFile('compile-worker.js', isCompileWorkerThere());
  checkFile('index-worker.js', isIndexWorkerThere());
  readJapanese();
  const logger = serverLogger({ level: logLevel });
  const telemetry = telemetryUrl === undefined ? null : await startTelemetry(telemetryUrl);
  const server = await startServer({ ...options, mirrorsCatalogue: true, logger });
  logger.info(serverVersion(), `Listening at ${server.url}`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    logger.info('Stopping');
    end(server, telemetry).then(
      () => {
        logger.info('Stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function end(server: RunningServer, telemetry: Telemetry | null): Promise<void> {
  await server.close();
  await telemetry?.end();
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
