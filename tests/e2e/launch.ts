import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../examples/quick-start/dist/main.js', import.meta.url));
/** For what hangs: beside other work a start takes a minute. */
const START_LIMIT_MS = 180_000;
const MAX_ATTEMPTS = 3;
const PORT_TAKEN = /EADDRINUSE|Port \d+ is in use/;

export interface Launched {
  readonly adminUrl: string;
  readonly storeUrl: string;
  /** Of the second store, where `--two-shops` asks for it. */
  readonly secondStoreUrl: string;
  /** Of the app, in the store's Admin API. */
  readonly accessToken: string;
  /** Ends it as Ctrl-C would, and gives its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the built quick start on free ports (or those that `env` names), with an empty folder that goes away with it, or with a folder that is
 * kept. `args` are those of `npm start`. Throws with what it printed when it does not come up.
 */
export async function launch(
  args: readonly string[] = [],
  kept?: string,
  env: Record<string, string> = {},
): Promise<Launched> {
  for (let tries = 1; ; tries += 1) {
    const launched = await tryToLaunch(args, kept, env);
    if (typeof launched !== 'string') return launched;
    // Between being found free and being listened on, a port can go to another worker.
    if (tries === MAX_ATTEMPTS || !PORT_TAKEN.test(launched)) {
      throw new Error(`The quick start did not come up:\n${launched}`);
    }
  }
}

/** What was started, or what it printed when it did not come up. */
async function tryToLaunch(
  args: readonly string[],
  kept: string | undefined,
  env: Record<string, string>,
): Promise<Launched | string> {
  const folder = kept ?? (await temporaryFolder());
  const portOf = async (name: string) => Number(env[name] ?? (await freePort()));
  const [port, storePort] = [await portOf('PORT'), await portOf('STORE_PORT')];
  const secondStorePort = await portOf('SECOND_STORE_PORT');
  const { child, printed, exit } = run(args, {
    PORT: String(port),
    STORE_PORT: String(storePort),
    SECOND_STORE_PORT: String(secondStorePort),
    DATA_DIR: folder,
    STORE_FOR_TESTS: '1',
    ...env,
  });
  const stop = async () => {
    child.kill('SIGINT');
    const code = await exit;
    if (kept === undefined) await rm(folder, { recursive: true, force: true });
    return code;
  };
  const ready = new Promise<boolean>((resolve) => {
    child.stdout.on('data', () => printed().includes('Ready') && resolve(true));
    void exit.then(() => resolve(false));
    setTimeout(() => resolve(false), START_LIMIT_MS).unref();
  });
  if (!(await ready)) {
    await stop();
    return printed();
  }
  const { accessToken } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'));
  return {
    adminUrl: urlOf(port),
    storeUrl: urlOf(storePort),
    secondStoreUrl: urlOf(secondStorePort),
    accessToken,
    stop,
  };
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

/** Runs the built quick start until it ends by itself; gives its exit code and what it printed. */
export async function runToEnd(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, printed, exit } = run(args, env);
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  const code = await exit;
  clearTimeout(limit);
  return { code, output: printed() };
}

function run(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, printed: () => text, exit };
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'cartwright-e2e-'));
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}
