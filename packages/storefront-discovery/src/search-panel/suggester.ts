import type { Suggestions } from './suggestions';

/** Who suggests: our server, and Shopify where ours is away. */
export interface Sources {
  /** Asks for the suggestions of a text; null for none that are understood. Rejects where nobody answers. */
  readonly ours: (text: string, signal: AbortSignal) => Promise<Suggestions | null>;
  readonly theirs: (text: string, signal: AbortSignal) => Promise<Suggestions | null>;
}

/** Milliseconds. */
export interface SuggestTimes {
  /** After the last key. */
  readonly typing: number;
  /** Until whoever is asked counts as away. */
  readonly response: number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Suggester {
  /** Asks for a text after the last key, of an empty one for what is popular; `found` is called at once for one that is known, and with null if nobody answers. */
  ask(text: string): void;
  /** What is on its way is no longer wanted. */
  stop(): void;
}

/** Texts whose suggestions are remembered. */
const MAX_CACHED = 100;

/**
 * Suggestions for what is typed: one request at a time, and of several texts the last one's. Once our server was away, only
 * Shopify is asked until the page is left.
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
