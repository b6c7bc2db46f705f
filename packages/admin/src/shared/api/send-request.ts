/**
 * How long an answer is waited for, in milliseconds: longer than our server takes to give up on a Shopify that does not
 * answer it (three tries of 10 s).
 */
const TIMEOUT_MS = 35_000;

/** Response, whatever it says. `json` is null where the body is none. */
export interface Received {
  readonly kind: 'received';
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
  /** Whether the request was proven by a token. */
  readonly byToken: boolean;
}

/** `unreached`: nothing came back; `unanswered`: nothing came back in time. In both cases it may have been done. */
export type Sent = Received | { readonly kind: 'unreached' } | { readonly kind: 'unanswered' };

/** Gives the headers that tell who calls. */
export type Caller = () => Promise<Record<string, string>>;

/**
 * Sends a request and reads its answer. Throws only when the caller's own signal ended it. What it takes to know who calls
 * counts as waiting.
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
