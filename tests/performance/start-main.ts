import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

/** Starts the built server by itself, as an operator does, with these variables; resolves when it listens. */
export async function startMain(
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly server: ChildProcess; readonly url: string }> {
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      const address = /Listening at (http:[^"\s]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  return { server, url };
}

/** Ends it, and waits until it is gone. */
export async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
