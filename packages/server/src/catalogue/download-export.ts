import { notDownloaded } from './sync-problem';

/** Streams a download from a byte offset. Throws a `SyncProblem` if unavailable. */
export type Download = (url: string, from: number, signal: AbortSignal) => AsyncIterable<Uint8Array>;

/** Downloads by a range request; if the server ignores the range, skips what was already read. */
export async function* downloadExport(
  url: string,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    // The URL is signed: the app's token isn't sent.
    const response = await fetch(url, {
      headers: from > 0 ? { range: `bytes=${from}-` } : {},
      signal,
    });
    // Already complete.
    if (response.status === 416 && from > 0) return;
    if (!response.ok || !response.body) throw new Error(`Status ${response.status}`);
    let toSkip = from - beginOf(response);
    if (toSkip < 0) throw new Error('The answer begins behind what was asked for.');
    for await (const chunk of response.body) {
      const rest = chunk.subarray(Math.min(toSkip, chunk.length));
      toSkip -= chunk.length - rest.length;
      if (rest.length > 0) yield rest;
    }
  } catch (error) {
    throw notDownloaded(error instanceof Error ? error.message : String(error));
  }
}

/** Byte offset of a response. */
function beginOf({ status, headers }: Response): number {
  if (status !== 206) return 0;
  const begin = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1];
  if (begin === undefined) throw new Error('The answer is a part, and doesn’t say which.');
  return Number(begin);
}
