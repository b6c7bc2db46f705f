import type { MiddlewareHandler } from 'hono';
import { failure, failureResponse } from './api-failure';

const LOCAL_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether the Host header is this machine; protects against DNS rebinding. */
export function namesThisMachine(request: Request): boolean {
  const host = request.headers.get('host') ?? '';
  return LOCAL_NAMES.includes(host.replace(/:\d+$/, '').toLowerCase());
}

/** Rejects requests for hosts other than this machine and `publicUrl`. */
export function ownHostOnly(publicUrl?: string): MiddlewareHandler {
  const publicHost = publicUrl === undefined ? null : new URL(publicUrl).host;
  return async (context, next) => {
    const { raw } = context.req;
    if (namesThisMachine(raw) || raw.headers.get('host')?.toLowerCase() === publicHost) return next();
    return failureResponse(failure('unauthenticated', 'This server isn’t reached by that name.'));
  };
}
