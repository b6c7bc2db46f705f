import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  /** Kills it, and resolves when it has exited. */
  kill(): Promise<void>;
  /** Stops it gracefully, and resolves when it has exited. */
  stop(): Promise<void>;
}

/**
 * Builds the shipped server for a test file and removes it afterwards. Returns a function that starts a process with an
 * environment, and resolves when it listens.
 */
export function serverProcesses(): (environment: Readonly<Record<string, string>>) => Promise<ServerProcess> {
  // Inside the package, so that unbundled dependencies are resolved from there.
  const bundle = fileURLToPath(new URL(`../../dist/test-${randomUUID()}/`, import.meta.url));
  const running = new Set<ChildProcess>();

  beforeAll(() =>
    build({
      entry: {
        main: fileURLToPath(new URL('../main.ts', import.meta.url)),
        'compile-worker': fileURLToPath(new URL('../compiling/compile-worker.ts', import.meta.url)),
        'index-worker': fileURLToPath(new URL('../catalogue-index/index-worker.ts', import.meta.url)),
      },
      outDir: bundle,
      format: 'esm',
      target: 'node20',
      skipNodeModulesBundle: true,
      noExternal: [/^@cartwright\//],
      config: false,
      silent: true,
    }),
  );
  afterAll(() => rm(bundle, { recursive: true, force: true }));
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
  });

  return async (environment) => {
    const child = spawn(process.execPath, [join(bundle, 'main.js')], {
      env: { PATH: process.env.PATH, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    const endBy = async (signal: 'SIGKILL' | 'SIGTERM') => {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
      running.delete(child);
    };
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /Listening at (http:\/\/[\d.:]+)/.exec(line)?.[1];
      if (url === undefined) continue;
      child.stdout.resume();
      return { url, kill: () => endBy('SIGKILL'), stop: () => endBy('SIGTERM') };
    }
    throw new Error('The server ended before it listened.');
  };
}
