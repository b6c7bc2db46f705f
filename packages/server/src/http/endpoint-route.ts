import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { type Page, pageHeaders } from '@cartwright/core/contract/page-headers';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { type ApiFailure, failure, failureResponse } from './api-failure';
import { issuesOf, MAX_ISSUES } from './issues-of';
import type { ResolveShop, Session } from './session';
import { unstorable } from './unstorable';

/** Parsed call with its session. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly session: Session;
}

/** `page` is required for endpoints with paging. */
export type Outcome<Response> =
  | { readonly ok: true; readonly response: Response; readonly page?: Page }
  | ApiFailure;

/**
 * Serves an endpoint of the contract: authenticates the caller, parses params, query and body (400
 * `invalid_request` with up to a hundred issues each, only the first of a large body, located under
 * `params`, `query` or `body`), and validates the response against the contract.
 */
export function serve<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: Hono,
  resolveShop: ResolveShop,
  endpoint: Endpoint<P, Q, B, R>,
  handle: (call: Call<z.infer<P>, z.infer<Q>, z.infer<B>>) => Promise<Outcome<z.input<R>>>,
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const session = await resolveShop(context.req.raw);
    if (!session.ok) return failureResponse(session);
    const sent = await bodyOf(context);
    if (!sent.ok) return failureResponse(sent);

    const params = endpoint.params.safeParse(context.req.param());
    const query = endpoint.query.safeParse(context.req.query());
    // Only the first issue of a large body: finding all could take minutes.
    const body = endpoint.body.safeParse(sent.body, sent.length > LARGE_BODY ? AT_FIRST : undefined);
    const unkept = unstorable({ params: params.data, query: query.data, body: body.data });
    if (!params.success || !query.success || !body.success || unkept.length > 0) {
      const issues = [
        ...issuesOf(['params'], params.error),
        ...issuesOf(['query'], query.error),
        ...issuesOf(['body'], body.error),
        ...unkept.slice(0, MAX_ISSUES),
      ];
      const first = issues[0];
      const where = first ? ` ${first.path.join('.')}: ${first.message}` : '';
      return failureResponse(failure('invalid_request', `The request isn’t valid.${where}`, { issues }));
    }

    const note = await session.startNote?.(endpoint, params.data);
    const outcome = await handle({ params: params.data, query: query.data, body: body.data, session });
    if (!outcome.ok) return failureResponse(outcome);
    await note?.();
    return context.json(endpoint.response.parse(outcome.response), 200, pagingOf(endpoint, outcome.page));
  });
}

function pagingOf({ path, paging }: Endpoint, page: Page | undefined): Record<string, string> {
  if ((paging === undefined) !== (page === undefined)) {
    throw new Error(`The response of ${path} and its contract differ on whether it is a page.`);
  }
  return page ? pageHeaders(page) : {};
}

/** Stops zod at the first issue; untyped in zod 4.6, covered by a test. */
const AT_FIRST: object = { abortEarly: true };

/** UTF-16 code units. */
const LARGE_BODY = 8_000;

type SentBody = { readonly ok: true; readonly body: unknown; readonly length: number } | ApiFailure;

/** JSON body; undefined if empty. */
async function bodyOf(context: Context): Promise<SentBody> {
  if (context.req.method === 'GET') return { ok: true, body: undefined, length: 0 };
  const text = await context.req.text();
  if (text === '') return { ok: true, body: undefined, length: 0 };
  const problem = (message: string) =>
    failure('invalid_request', message, { issues: [{ code: 'not_json', path: ['body'], message }] });
  if (!context.req.header('content-type')?.toLowerCase().startsWith('application/json')) {
    return problem('Send the body as application/json.');
  }
  try {
    return { ok: true, body: JSON.parse(text), length: text.length };
  } catch {
    return problem('The body is not JSON.');
  }
}
