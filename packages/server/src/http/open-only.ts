import type { Hono } from 'hono';
import { failure, failureResponse } from './api-failure';
import { WEBHOOK_PATH } from './webhook-path';

const EXACTLY = ['/healthz', WEBHOOK_PATH];

/** Of an app only what is for everybody: the storefront's files and calls, webhooks, and whether it can do its work. */
export function openOnly(app: Hono): Pick<Hono, 'fetch'> {
  return {
    fetch: (request, ...more) => {
      const { pathname } = new URL(request.url);
      return EXACTLY.includes(pathname) || pathname.startsWith('/storefront/')
        ? app.fetch(request, ...more)
        : failureResponse(failure('not_found', 'There is nothing at this address.'));
    },
  };
}
