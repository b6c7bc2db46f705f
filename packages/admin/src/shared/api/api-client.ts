import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { apiError } from '@cartwright/core/contract/error';
import { type Page, pageOf } from '@cartwright/core/contract/page-headers';
import { type ApiFailure, ApiFailureError } from './api-failure';
import { BUSY_TRIES, busyWait, pause } from './busy-server';
import { type Caller, type Received, type Sent, sendRequest } from './send-request';

/** Input of a call of an endpoint. */
export interface CallInput<E extends Endpoint> {
  readonly params: ReturnType<E['params']['parse']>;
  readonly query: ReturnType<E['query']['parse']>;
  readonly body: ReturnType<E['body']['parse']>;
  readonly signal?: AbortSignal;
}

export type ResponseOf<E extends Endpoint> = ReturnType<E['response']['parse']>;
/** `page` is present for endpoints with paging only. */
export type CallResult<E extends Endpoint> =
  | { readonly ok: true; readonly response: ResponseOf<E>; readonly page?: Page }
  | ApiFailure;

export interface ApiClient {
  /**
   * Calls an endpoint; retries while the server is busy (429: not executed). Failures are values;
   * only an aborted call throws.
   */
  readonly call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<CallResult<E>>;
}

/**
 * API client of a server; `origin` is empty for the page's own. `wait` delays retries; `caller`
 * provides authentication headers per request.
 */
export function createApiClient(origin: string, wait: typeof pause = pause, caller?: Caller): ApiClient {
  return {
    async call(endpoint, { params, query, body, signal }) {
      const address = `${origin}${addressOf(endpoint.path, params, query)}`;
      const request = {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const send = () => sendRequest(address, request, signal, caller);
      const sent = await sendUntilTaken(send, wait, signal);
      if (sent.kind !== 'received') return failure('network', 0, UNANSWERED[sent.kind]);
      if (sent.status >= 400) return refusalOf(sent, endpoint.method);
      const parsed = endpoint.response.safeParse(sent.json);
      const page = endpoint.paging ? pageOf(sent.headers) : null;
      // Responses that don't match the schema are dropped.
      if (!parsed.success || (endpoint.paging && !page))
        return failure('mismatch', sent.status, 'Failed to fetch data');
      // The endpoint's own schema, which TypeScript can't correlate through the generic.
      return { ok: true, response: parsed.data as ResponseOf<typeof endpoint>, ...(page && { page }) };
    },
  };
}

/** Response of a call; throws its failure, for query functions. */
export async function responseOf<E extends Endpoint>(result: Promise<CallResult<E>>): Promise<ResponseOf<E>> {
  const settled = await result;
  if (!settled.ok) throw new ApiFailureError(settled);
  return settled.response;
}

/**
 * The same for an endpoint with paging: `next` is the cursor of the next page, null on the last
 * one.
 */
export async function pageResponseOf<E extends Endpoint>(
  result: Promise<CallResult<E>>,
): Promise<{ readonly response: ResponseOf<E>; readonly next: string | null }> {
  const settled = await result;
  if (!settled.ok) throw new ApiFailureError(settled);
  return { response: settled.response, next: settled.page?.cursor ?? null };
}

const UNANSWERED = {
  unreached: 'The server can’t be reached. Check your connection and try again.',
  unanswered: 'The server isn’t responding. Try again in a moment.',
} as const;

async function sendUntilTaken(
  send: () => Promise<Sent>,
  wait: typeof pause,
  signal: AbortSignal | undefined,
): Promise<Sent> {
  for (let tries = 1; ; tries += 1) {
    let sent = await send();
    // Not executed. Retried once with a new token if the old one had expired.
    if (sent.kind === 'received' && sent.status === 401 && sent.byToken) sent = await send();
    if (sent.kind !== 'received' || sent.status !== 429 || tries === BUSY_TRIES) return sent;
    const milliseconds = busyWait(sent.headers.get('retry-after'), tries, Date.now());
    if (milliseconds === null) return sent;
    await wait(milliseconds, signal);
  }
}

/**
 * Failure of a 401 or 403, with default messages. A forbidden change (locked cart) has its own
 * reason; a forbidden page doesn't.
 */
function refusalOf({ status, json }: Received, method: Endpoint['method']): ApiFailure {
  const parsed = apiError.safeParse(json);
  const said = parsed.success ? parsed.data.error : null;
  if (status === 401) {
    const message = method === 'GET' ? (said?.message ?? SIGNED_OUT) : SIGNED_OUT_MEANWHILE;
    return failure('unauthenticated', status, message);
  }
  if (status === 403 && (method === 'GET' || !said)) {
    return { ...failure('forbidden', status, FORBIDDEN), details: said?.details };
  }
  if (status === 429) return failure('too_many_requests', status, said?.message ?? BUSY);
  if (!said) return failure('internal', status, 'Something went wrong');
  return {
    ...failure(said.code, status, said.message),
    issues: (said.issues ?? []).map(({ title, scope, ...issue }) => ({
      ...issue,
      ...(title !== undefined && { title }),
      ...(scope !== undefined && { scope }),
    })),
    details: said.details,
  };
}

const SIGNED_OUT = 'Open the app from your store again.';
const SIGNED_OUT_MEANWHILE =
  'You’re signed out. Open the app in another tab, then try again here. Nothing is lost.';
const FORBIDDEN = 'You do not have permission to access this page. Please try again.';
const BUSY = 'The server is busy. Wait a moment and try again.';

function failure(code: ApiFailure['code'], status: number, message: string): ApiFailure {
  return { ok: false, code, message, path: [], status, issues: [], details: undefined };
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const named = new Map(entriesOf(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named.get(name) ?? ''));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function entriesOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]): [string, string][] =>
    each === undefined ? [] : [[name, String(each)]],
  );
}
