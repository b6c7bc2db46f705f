/**
 * How long an answer is waited for, in milliseconds: longer than our server takes to give up on a Shopify that does not
 * answer it (three tries of 10 s).
 */
const PATIENCE = 35_000;

/** What came back, whatever it says. `json` is null where the body is none. */
export interface Received {
  readonly kind: 'received';
  readonly status: number;
  readonly json: unknown;
  readonly retryAfter: string | null;
}

/** `unreached`: nothing came back; `unanswered`: nothing came back in time. In both cases it may have been done. */
export type Sent = Received | { readonly kind: 'unreached' } | { readonly kind: 'unanswered' };

/** Sends a request and reads its answer. Throws only when the caller's own signal ended it. */
export async function sendRequest(
  address: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Sent> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  signal?.addEventListener('abort', end);
  const late = setTimeout(end, PATIENCE);
  try {
    const response = await fetch(address, { ...request, signal: ending.signal });
    const text = await response.text();
    const { status, headers } = response;
    return { kind: 'received', status, json: jsonOf(text), retryAfter: headers.get('retry-after') };
  } catch (problem) {
    if (signal?.aborted) throw problem;
    return { kind: ending.signal.aborted ? 'unanswered' : 'unreached' };
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', end);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
