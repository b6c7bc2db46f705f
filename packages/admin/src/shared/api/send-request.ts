/**
 * Response timeout in milliseconds: longer than the server's own for Shopify (three tries of 10 s).
 */
const TIMEOUT_MS = 35_000;

/** Response of any status. `json` is null if the body isn't JSON. */
export interface Received {
  readonly kind: 'received';
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
  /** Whether it was authenticated by a token. */
  readonly byToken: boolean;
}

/** `unreached`: network error; `unanswered`: timeout. Either may have been executed. */
export type Sent = Received | { readonly kind: 'unreached' } | { readonly kind: 'unanswered' };

/** Provides authentication headers. */
export type Caller = () => Promise<Record<string, string>>;

/**
 * Sends a request and reads the response. Throws only if the caller aborts. The timeout includes
 * `caller`.
 */
export async function sendRequest(
  address: string,
  request: RequestInit & { readonly headers: Record<string, string> },
  signal: AbortSignal | undefined,
  caller: Caller = async () => ({}),
): Promise<Sent> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  signal?.addEventListener('abort', end);
  const late = setTimeout(end, TIMEOUT_MS);
  try {
    const called = await Promise.race([caller(), endOf(ending.signal)]);
    const sent = { ...request.headers, ...called };
    const response = await fetch(address, { ...request, headers: sent, signal: ending.signal });
    const text = await response.text();
    const { status, headers } = response;
    return { kind: 'received', status, json: jsonOf(text), headers, byToken: 'authorization' in called };
  } catch (problem) {
    if (signal?.aborted) throw problem;
    return { kind: ending.signal.aborted ? 'unanswered' : 'unreached' };
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', end);
  }
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
