import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { apiError } from '@cartwright/core/contract/error';
import { type ApiFailure, ApiFailureError } from './api-failure';

/** What a call of an endpoint takes. */
export interface CallInput<E extends Endpoint> {
  readonly params: ReturnType<E['params']['parse']>;
  readonly query: ReturnType<E['query']['parse']>;
  readonly body: ReturnType<E['body']['parse']>;
  readonly signal?: AbortSignal;
}

export type Answer<E extends Endpoint> = ReturnType<E['answer']['parse']>;
export type CallResult<E extends Endpoint> = { readonly ok: true; readonly answer: Answer<E> } | ApiFailure;

export interface ApiClient {
  /** Makes a call of the contract. Failures are values; only an aborted call throws. */
  readonly call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<CallResult<E>>;
}

/** The client of a server; `origin` is empty for the page's own. */
export function createApiClient(origin: string): ApiClient {
  return {
    async call(endpoint, { params, query, body, signal }) {
      const answered = await send(`${origin}${addressOf(endpoint.path, params, query)}`, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      if (!answered.ok) return answered;
      const { status, json } = answered;
      if (status >= 400) return refusalOf(status, json, endpoint.method);
      const parsed = endpoint.answer.safeParse(json);
      // The schema is the endpoint's own, which the compiler cannot follow through the generic.
      return parsed.success ? { ok: true, answer: parsed.data as Answer<typeof endpoint> } : mismatch(status);
    },
  };
}

/** The answer of a call, or the failure thrown: for query functions. */
export async function answerOf<E extends Endpoint>(result: Promise<CallResult<E>>): Promise<Answer<E>> {
  const settled = await result;
  if (!settled.ok) throw new ApiFailureError(settled);
  return settled.answer;
}

type Sent = { readonly ok: true; readonly status: number; readonly json: unknown } | ApiFailure;

async function send(address: string, request: RequestInit): Promise<Sent> {
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch (problem) {
    if (request.signal?.aborted) throw problem;
    return failure('network', 0, 'The server cannot be reached. Check your connection and try again.');
  }
  try {
    return { ok: true, status: response.status, json: await response.json() };
  } catch (problem) {
    if (request.signal?.aborted) throw problem;
    return response.ok ? mismatch(response.status) : { ok: true, status: response.status, json: null };
  }
}

/**
 * Spec section 6 for 401 and 403; section 8, "Save failure default", where the server says nothing. A change that is
 * forbidden (a locked cart) has a reason of its own, a page that is forbidden has not.
 */
function refusalOf(status: number, json: unknown, method: Endpoint['method']): ApiFailure {
  const parsed = apiError.safeParse(json);
  const said = parsed.success ? parsed.data.error : null;
  if (status === 401) {
    return failure('unauthenticated', status, 'You are signed out. Open the app from your store again.');
  }
  if (status === 403 && (method === 'GET' || !said)) {
    return failure('forbidden', status, 'You do not have permission to access this page. Please try again.');
  }
  if (!said) return failure('internal', status, 'Something went wrong');
  return {
    ...failure(said.code, status, said.message),
    issues: (said.issues ?? []).map(({ title, componentId, ...issue }) => ({
      ...issue,
      ...(title !== undefined && { title }),
      ...(componentId !== undefined && { componentId }),
    })),
    details: said.details,
  };
}

/** Spec section 8, "Schema mismatch on fetched data": the data is dropped. */
const mismatch = (status: number) => failure('mismatch', status, 'Failed to fetch data');

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
