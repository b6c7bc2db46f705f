import { randomBytes } from 'node:crypto';
import { run } from './command.mjs';

const PROJECT = 'cartwright-test';
const SERVICES = ['postgres', 'server-1', 'server-2'];
const START_TIMEOUT_SECONDS = 300;

/**
 * Builds the image of `deploy/Dockerfile` and starts PostgreSQL and both servers of `deploy/compose.yaml` on an empty database,
 * until all are healthy; then takes them away with all that they kept. Gives whether that went well; where there is no Docker
 * it says so, and nothing failed.
 *
 * @param {string} [docker] the program
 */
export async function containersStart(docker = 'docker') {
  const env = {
    PUBLIC_HOST: 'cartwright.example',
    SHOPIFY_API_KEY: 'key',
    SHOPIFY_API_SECRET: 'secret',
    TOKEN_KEYS: randomBytes(32).toString('base64'),
    POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
    DATABASE_NAME: 'cartwright',
    VERSION: 'test',
  };
  const compose = (...args) =>
    run(docker, ['compose', '--project-name', PROJECT, '--file', 'deploy/compose.yaml', ...args], { env });
  const { code } = await run(docker, ['compose', 'version'], { quiet: true });
  if (code !== 0) {
    console.log('There is no Docker here: the image is neither built nor started.');
    return true;
  }
  try {
    const wait = ['--detach', '--build', '--wait', '--wait-timeout', String(START_TIMEOUT_SECONDS)];
    const started = await compose('up', ...wait, ...SERVICES);
    if (started.code !== 0) await compose('logs', '--tail', '50');
    return started.code === 0;
  } finally {
    await compose('down', '--volumes');
    await run(docker, ['image', 'rm', 'cartwright:test'], { quiet: true });
  }
}
