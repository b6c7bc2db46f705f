import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { type ApiError, apiError, ERROR_CODES } from '@cartwright/core/contract/error';
import { pageOf } from '@cartwright/core/contract/page-headers';
import { type Backend, ORIGIN } from './backend';

export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON text as it is, or what becomes it. */
  readonly body?: unknown;
}

/** Makes a call that works: the response has the contract's shape. */
export async function ask<E extends Endpoint>(
  backend: Backend,
  endpoint: E,
  request: CallRequest = {},
): Promise<ReturnType<E['response']['parse']>> {
  return responseIn(await send(backend, endpoint, request), endpoint);
}

async function responseIn<E extends Endpoint>(
  response: Response,
  endpoint: E,
): Promise<ReturnType<E['response']['parse']>> {
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  // The type of the endpoint's own schema, which the compiler widens through the generic.
  return endpoint.response.parse(body) as ReturnType<E['response']['parse']>;
}

/** The same of a call that gives a page of a list: `next` is the cursor of the page after it. */
export async function askPage<E extends Endpoint>(
  backend: Backend,
  endpoint: E,
  request: CallRequest = {},
): Promise<{ readonly response: ReturnType<E['response']['parse']>; readonly next: string | null }> {
  const response = await send(backend, endpoint, request);
  const next = pageOf(response.headers)?.cursor ?? null;
  return { response: await responseIn(response, endpoint), next };
}

/** Makes a call that is refused: the body is the contract's error, and the status is that of its code. */
export async function refused(
  backend: Backend,
  endpoint: Endpoint,
  request: CallRequest = {},
): Promise<ApiError['error']> {
  const response = await send(backend, endpoint, request);
  const { error } = apiError.parse(await response.json());
  if (response.status !== ERROR_CODES[error.code]) {
    throw new Error(`${error.code} came with ${response.status}, not ${ERROR_CODES[error.code]}.`);
  }
  return error;
}

function send(backend: Backend, endpoint: Endpoint, { params = {}, query = {}, body }: CallRequest) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return backend.send(
    new Request(`${ORIGIN}${path}${search && `?${search}`}`, {
      method: endpoint.method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    }),
  );
}
