import type { Suggestions } from './suggestions';

/** Sources of suggestions: our server, with Shopify as the fallback. */
export interface Sources {
  /** Requests suggestions for a text; null if invalid. Rejects without a response. */
  readonly ours: (text: string, signal: AbortSignal) => Promise<Suggestions | null>;
  readonly theirs: (text: string, signal: AbortSignal) => Promise<Suggestions | null>;
}

/** Milliseconds. */
export interface SuggestTimes {
  /** Debounce after the last key. */
  readonly typing: number;
  /** Request timeout. */
  readonly response: number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Suggester {
  /**
   * Requests suggestions after the debounce, for an empty text popular ones; `found` is called immediately for a cached
   * text, and with null on failure.
   */
  ask(text: string): void;
  /** Cancels pending requests. */
  stop(): void;
}

/** Cache size. */
const MAX_CACHED = 100;

/**
 * Suggests for typed text: one request at a time, the last text wins. After our server failed once, only Shopify is
 * asked until the page is left.
 */
export function suggester(
  { ours, theirs }: Sources,
  { typing, response, wait }: SuggestTimes,
  found: (text: string, suggestions: Suggestions | null) => void,
): Suggester {
  const known = new Map<string, Suggestions>();
  let asking = new AbortController();
  let isOursAway = false;

  const inTime = async (source: Sources['ours'], text: string, wanted: AbortSignal) => {
    const request = new AbortController();
    const drop = () => request.abort();
    wanted.addEventListener('abort', drop);
    const late = wait(response).then(() => null);
    const said = await Promise.race([source(text, request.signal), late]).catch(() => null);
    drop();
    return said;
  };

  const bring = async (text: string, wanted: AbortSignal) => {
    await wait(typing);
    if (wanted.aborted) return;
    let said = isOursAway ? null : await inTime(ours, text, wanted);
    if (wanted.aborted) return;
    if (!said) {
      isOursAway = true;
      said = await inTime(theirs, text, wanted);
    }
    if (wanted.aborted) return;
    if (said) {
      if (known.size >= MAX_CACHED) known.clear();
      known.set(text, said);
    }
    found(text, said);
  };

  return {
    ask(text) {
      asking.abort();
      asking = new AbortController();
      const before = known.get(text);
      if (before) found(text, before);
      else void bring(text, asking.signal);
    },
    stop: () => asking.abort(),
  };
}
