import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { traced } from '../process/traced';
import { resultWithin } from '../process/within-time';
import { lost, refused, type ShopifyFailure, type ShopifyResult, unavailable } from './shopify-failure';

/** Admin API version that the documents are written for. */
export const ADMIN_API_VERSION = '2026-07';

/** Client of a shop's Admin GraphQL API. */
export interface AdminClient {
  /**
   * Runs a document and parses its data. Retries while Shopify is busy or unreachable, then fails as
   * `unavailable`. A mutation without a response is `lost` at once, because it may have been executed: read again.
   * Errors of the document or of access are `refused`. `userErrors` are part of the data, for the caller.
   */
  run<Data>(
    document: string,
    variables: Record<string, unknown>,
    data: z.ZodType<Data>,
  ): Promise<ShopifyResult<Data>>;
}

/** Full client. */
export interface OpenAdminClient extends AdminClient {
  /** Client with a deadline of `ms` per call, including retries. */
  within(ms: number): AdminClient;
  /** Last reported throttle status; null before the first response. */
  throttle(): Throttle | null;
}

/**
 * Rate-limit bucket of the app in the shop. Source: Admin GraphQL,
 * `extensions.cost.throttleStatus`.
 */
export interface Throttle {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  /** Points restored per second. */
  readonly restoreRate: number;
  /** Time of the report, by `performance.now()`. */
  readonly at: number;
}

/**
 * Provider of the access token. `rejected` is one that Shopify has rejected: then it returns
 * another one, or a failure.
 */
export type AccessToken = (rejected?: string) => Promise<ShopifyResult<string>>;

export interface AdminClientOptions {
  /** The shop's myshopify.com domain. */
  readonly domain: string;
  readonly accessToken: string | AccessToken;
  /** API origin, if not the shop's own domain. */
  readonly apiOrigin?: string | undefined;
  readonly timeoutMs?: number;
  /** Factor of the deadlines of `within`. Default: 1; lower in tests. */
  readonly timeoutFactor?: number | undefined;
  /** Delays before retries; their number limits retries. */
  readonly backoffMs?: readonly number[];
}

const graphqlResponse = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
    )
    .optional(),
  extensions: z
    .object({
      cost: z.object({
        throttleStatus: z.object({
          maximumAvailable: z.number(),
          currentlyAvailable: z.number(),
          restoreRate: z.number(),
        }),
      }),
    })
    .optional()
    .catch(undefined),
});

export function adminClient(options: AdminClientOptions): OpenAdminClient {
  const { domain, timeoutMs = 10_000, timeoutFactor = 1, backoffMs = [250, 1_000] } = options;
  const accessToken =
    typeof options.accessToken === 'string' ? fixed(options.accessToken) : options.accessToken;
  const url = new URL(
    `/admin/api/${ADMIN_API_VERSION}/graphql.json`,
    options.apiOrigin ?? `https://${domain}`,
  );

  let throttle: Throttle | null = null;

  /** Retries once with a new token after a 401, which had no effect. */
  async function post(body: string, limitMs: number): Promise<Attempt> {
    const until = performance.now() + limitMs;
    const token = await inTime(accessToken(), limitMs);
    if (!token.ok) return withoutToken(token);
    const first = await postAs(token.value, body, until - performance.now());
    if (first.kind !== 'unauthorized') return first;
    const other = await inTime(accessToken(token.value), until - performance.now());
    if (!other.ok) return withoutToken(other);
    return other.value === token.value ? first : postAs(other.value, body, until - performance.now());
  }

  async function postAs(token: string, body: string, limitMs: number): Promise<Attempt> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': token },
        body,
        // Never sends the token to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(timeoutMs, limitMs)))),
      });
      const text = await response.text();
      const parsed = graphqlResponse.safeParse(json(text));
      const status = parsed.data?.extensions?.cost.throttleStatus;
      if (status) throttle = { ...status, at: performance.now() };
      return judge(response.status, text, parsed, response.headers.get('retry-after'));
    } catch (error) {
      return again(error instanceof Error ? causeText(error) : String(error));
    }
  }

  const within = (ms: number): AdminClient => ({
    async run(document, variables, data) {
      const until = performance.now() + ms;
      const body = JSON.stringify({ query: document, variables });
      const changes = isMutation(document);
      for (let attempt = 0; ; attempt += 1) {
        const outcome = await traced('Shopify Admin API', { shop: domain, attempt }, () =>
          post(body, until - performance.now()),
        );
        if (changes && outcome.kind === 'again' && !outcome.isUndone) return lost(outcome.cause);
        if (outcome.kind === 'again') {
          const pause = Math.max(backoffMs[attempt] ?? Number.POSITIVE_INFINITY, outcome.afterMs);
          if (pause === Number.POSITIVE_INFINITY || performance.now() + pause >= until)
            return unavailable(outcome.cause);
          await sleep(pause);
          continue;
        }
        if (outcome.kind !== 'answered') return outcome.failure;
        const parsed = data.safeParse(outcome.data);
        if (parsed.success) return { ok: true, value: parsed.data };
        return refused(
          'Shopify sent an answer that this app doesn’t understand.',
          z.prettifyError(parsed.error),
        );
      }
    },
  });
  return {
    run: within(Number.POSITIVE_INFINITY).run,
    within: (ms) => within(ms * timeoutFactor),
    throttle: () => throttle,
  };
}

type Attempt =
  | { readonly kind: 'answered'; readonly data: unknown }
  | {
      readonly kind: 'again';
      readonly cause: string;
      readonly afterMs: number;
      /** Whether Shopify said that it had no effect. */
      readonly isUndone: boolean;
    }
  /** `unauthorized`: the token was rejected. */
  | { readonly kind: 'failed' | 'unauthorized'; readonly failure: ShopifyFailure };

function fixed(token: string): AccessToken {
  return async () => ({ ok: true, value: token });
}

/** Timeout of a token in milliseconds. */
const TOKEN_LIMIT_MS = 30_000;

async function inTime(token: ReturnType<AccessToken>, limitMs: number): ReturnType<AccessToken> {
  const soon = await resultWithin(token, Math.max(1, Math.min(limitMs, TOKEN_LIMIT_MS)));
  return soon?.value ?? unavailable('No access token in time');
}

/** Failure before sending. */
function withoutToken(failure: ShopifyFailure): Attempt {
  return failure.code === 'refused'
    ? { kind: 'failed', failure }
    : again(failure.cause ?? failure.message, true);
}

/** Longer delays are left to the publication loop. */
const MAX_RETRY_AFTER_MS = 4_000;

function again(cause: string, isUndone = false, retryAfter: string | null = null): Attempt {
  const seconds = Number(retryAfter ?? 0);
  const afterMs = Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1_000, MAX_RETRY_AFTER_MS) : 0;
  return { kind: 'again', cause, afterMs, isUndone };
}

function judge(
  status: number,
  text: string,
  parsed: z.ZodSafeParseResult<z.infer<typeof graphqlResponse>>,
  retryAfter: string | null,
): Attempt {
  if (status === 429 || status >= 500) return again(`Status ${status}`, status === 429, retryAfter);
  if (status === 401 || status === 403) {
    const message = 'Shopify no longer accepts the app’s access to your store. Install the app again.';
    const kind = status === 401 ? 'unauthorized' : 'failed';
    return { kind, failure: refused(message, `Status ${status}`) };
  }
  if (status !== 200 || !parsed.success) {
    const message = 'Shopify sent an answer that this app doesn’t understand.';
    return { kind: 'failed', failure: refused(message, `Status ${status}: ${text.slice(0, 200)}`) };
  }
  const { data, errors = [] } = parsed.data;
  if (errors.length === 0) return { kind: 'answered', data };
  const cause = errors.map(({ message }) => message).join('; ');
  const codes = errors.map(({ extensions }) => extensions?.code);
  if (codes.includes('THROTTLED')) return again(cause, true);
  if (codes.includes('INTERNAL_SERVER_ERROR')) return again(cause);
  const message = codes.includes('ACCESS_DENIED')
    ? 'The app doesn’t have permission to do this in your store. Update its permissions.'
    : 'Shopify refused a request from the app.';
  return { kind: 'failed', failure: refused(message, cause) };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a document is a mutation. */
export function isMutation(document: string): boolean {
  return /^\s*mutation\b/.test(document);
}

/** fetch only says "fetch failed"; the cause has the details. */
function causeText(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
