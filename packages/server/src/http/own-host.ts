import type { MiddlewareHandler } from 'hono';
import { failure, failureResponse } from './api-failure';

const LOCAL_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a request names this machine. A foreign page could have pointed its own domain at this address (DNS rebinding). */
export function namesThisMachine(request: Request): boolean {
  const host = request.headers.get('host') ?? '';
  return LOCAL_NAMES.includes(host.replace(/:\d+$/, '').toLowerCase());
}

/** Refuses requests that name neither this machine nor the host of `publicUrl`. */
export function ownHostOnly(publicUrl?: string): MiddlewareHandler {
  const publicHost = publicUrl === undefined ? null : new URL(publicUrl).host;
  return async (context, next) => {
    const { raw } = context.req;
    if (namesThisMachine(raw) || raw.headers.get('host')?.toLowerCase() === publicHost) return next();
    return failureResponse(failure('unauthenticated', 'This server isn’t reached by that name.'));
  };
}
