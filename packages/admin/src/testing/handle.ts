import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { type ApiError, ERROR_CODES } from '@cartwright/core/contract/error';
import { type Page, pageHeaders } from '@cartwright/core/contract/page-headers';
import { HttpResponse, http, type RequestHandler } from 'msw';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

interface EndpointRequest<E extends Endpoint> {
  readonly params: ReturnType<E['params']['parse']>;
  readonly query: ReturnType<E['query']['parse']>;
  readonly body: ReturnType<E['body']['parse']>;
}
type Outcome<E extends Endpoint> =
  | { readonly ok: true; readonly value: ReturnType<E['response']['parse']>; readonly page?: Page }
  | { readonly ok: false; readonly error: ApiError['error'] };

/**
 * Handles an endpoint at any origin, for tests that need a few responses. Requests and responses are validated by
 * the contract.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  answer: (request: EndpointRequest<E>) => Outcome<E>,
): RequestHandler {
  return METHODS[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
    const hasBody = request.method !== 'GET' && request.method !== 'DELETE';
    const sent = {
      params: endpoint.params.safeParse(named(params)),
      query: endpoint.query.safeParse(Object.fromEntries(new URL(request.url).searchParams)),
      body: endpoint.body.safeParse(hasBody ? await request.json().catch(() => null) : undefined),
    };
    const issues = Object.entries(sent).flatMap(([part, { error }]) =>
      (error?.issues ?? []).map(({ code, path, message }) => ({
        code: code ?? 'custom',
        path: [part, ...path.map((step) => (typeof step === 'number' ? step : String(step)))],
        message,
      })),
    );
    if (issues.length > 0) {
      return refusal({
        code: 'invalid_request',
        message: 'The request is not what this call takes.',
        issues,
      });
    }
    // Parsed by the endpoint's own schemas a few lines above; the compiler can't infer that through the generic.
    const parsedRequest = {
      params: sent.params.data,
      query: sent.query.data,
      body: sent.body.data,
    } as EndpointRequest<E>;
    const outcome = answer(parsedRequest);
    return outcome.ok
      ? HttpResponse.json(endpoint.response.parse(outcome.value) as object, {
          headers: outcome.page ? pageHeaders(outcome.page) : {},
        })
      : refusal(outcome.error);
  });
}

/** Parameters without the origin, which the pattern's own wildcard matched. */
function named(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== '0'));
}

function refusal(error: ApiError['error']): Response {
  return HttpResponse.json({ error }, { status: ERROR_CODES[error.code] });
}
