import { type ApiClient, createApiClient } from '@cartwright/admin/shared/api/api-client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Backend } from './backend';

/** Intercepts a request; `send` passes it to the server. */
type Journey = (send: () => Promise<Response>) => Promise<Response>;

/** The admin's client of a backend. */
export interface AdminClient extends ApiClient {
  /** The next requests of a method travel so, one after the other; those after them as they should. */
  readonly travel: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', ...journeys: Journey[]) => void;
}

/** Never gets there, or its answer doesn't. */
export const lost: Journey = async () => {
  throw new TypeError('The connection broke.');
};

/** Is carried out, and its answer is another, or none. */
export const doneBut =
  (respond: Journey): Journey =>
  async (send) => {
    await send();
    return respond(send);
  };

const ADMIN = 'http://admin.test';

/** For all tests of a file: in between, the global `fetch` leads from the admin's address to the backend. */
export function adminClient(backend: () => Backend): AdminClient {
  let journeys: Record<string, Journey[]> = {};
  beforeEach(() => {
    journeys = { GET: [], PUT: [], POST: [], DELETE: [] };
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
      const [address, { method = 'GET' } = {}] = asked;
      if (!String(address).startsWith(ADMIN)) return real(...asked);
      const send = () => backend().send(new Request(...asked));
      return journeys[method]?.shift()?.(send) ?? send();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return {
    ...createApiClient(ADMIN, async () => {}),
    travel: (method, ...more) => journeys[method]?.push(...more),
  };
}
