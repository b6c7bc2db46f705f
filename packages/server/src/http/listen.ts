import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { ServerStartError } from '../process/server-start-error';
import { NO_SNIFFING } from './security-headers';

/** Grace period of running requests on shutdown. */
const FINISH_MS = 10_000;

const IDLE_CHECK_MS = 50;

/**
 * Keep-alive timeout in milliseconds. Longer than a proxy's (up to a minute): closing just before
 * its next request would fail that.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * Starts an HTTP server. Throws ServerStartError `port_in_use`, naming the environment `variable`
 * of the port.
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host, variable }: { port: number; host: string; variable: string },
): Promise<{ url: string; close(): Promise<void> }> {
  const { server, address } = await new Promise<{
    server: ReturnType<typeof serve>;
    address: { port: number };
  }>((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
    const starting = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, (info) =>
      resolve({ server: starting, address: info }),
    );
    // Also for requests that no app handles, such as those with an invalid Host.
    starting.prependListener('request', (_, response) => response.setHeader(...NO_SNIFFING));
    starting.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port, variable)));
  });
  return {
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        // Idle keep-alive connections of browsers must not delay the shutdown.
        const idle = setInterval(() => closeConnections(server, 'idle'), IDLE_CHECK_MS);
        const late = setTimeout(() => closeConnections(server, 'all'), FINISH_MS);
        server.close((error) => {
          clearInterval(idle);
          clearTimeout(late);
          if (error) reject(error);
          else resolve();
        });
        closeConnections(server, 'idle');
      }),
  };
}

/** Set of listening ports of one host. */
export function openPorts(host: string) {
  const open: { close(): Promise<void> }[] = [];
  return {
    /** Listens on another port, and returns its URL. */
    async listen(app: Pick<Hono, 'fetch'>, port: number, variable: string): Promise<string> {
      const listening = await listen(app, { port, host, variable });
      open.push(listening);
      return listening.url;
    },
    close: () => Promise.all(open.map((each) => each.close())),
  };
}

function closeConnections(server: ReturnType<typeof serve>, which: 'idle' | 'all'): void {
  if (!('closeAllConnections' in server)) return;
  if (which === 'all') server.closeAllConnections();
  else server.closeIdleConnections();
}

function startError(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new ServerStartError(
      'port_in_use',
      `Port ${port} is in use. Stop the program that uses it, or set ${variable} to another port.`,
      { cause: error },
    );
  }
  return error;
}
