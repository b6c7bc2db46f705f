import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Starts the built quick start on free ports with an empty folder, which `stop` removes again.
 *
 * @returns {Promise<{ adminUrl: string, storeUrl: string, stop(): Promise<void> }>}
 */
export async function launchQuickStart() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-'));
  const [port, storePort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(root, 'examples/quick-start/dist/main.js')], {
    env: { ...process.env, PORT: String(port), STORE_PORT: String(storePort), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const ready = new Promise((resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Ready')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await ready)) {
    await stop();
    throw new Error('The quick start did not come up.');
  }
  return { adminUrl: `http://127.0.0.1:${port}`, storeUrl: `http://127.0.0.1:${storePort}`, stop };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
