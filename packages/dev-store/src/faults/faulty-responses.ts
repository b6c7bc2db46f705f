import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fault } from './fault';

type Refusal = Pick<Extract<Fault, { kind: 'refuse' }>, 'status' | 'html' | 'retryAfter'>;

const TITLES: Readonly<Record<Refusal['status'], string>> = {
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** A refusal as the store says it in JSON, or as something in front of the store says it with a page. */
export function refusal({ status, html = false, retryAfter }: Refusal): Response {
  const title = TITLES[status];
  const headers = new Headers({
    'content-type': html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const body = html
    ? `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>One moment, please</h1><p>Checking that you are not a robot.</p></body></html>`
    : JSON.stringify({ status, message: title, description: `${title}. Please try again.` });
  return new Response(body, { status, headers });
}

/**
 * Closes the connection without an answer. A browser sends a request again by itself when a connection that it has
 * used before closes without a byte, and the fault would not be seen; so a few bytes go out that are no answer either.
 */
export function hangUp({ incoming }: HttpBindings): Response {
  incoming.socket.write('no answer\r\n\r\n');
  incoming.socket.destroySoon();
  return RESPONSE_ALREADY_SENT;
}
