import { notDownloaded } from './sync-problem';

/** Download from an address from a byte on, piece by piece. Throws a `SyncProblem` when it cannot be had. */
export type Download = (url: string, from: number, signal: AbortSignal) => AsyncIterable<Uint8Array>;

/** The answer is asked for from a byte on; of a server that sends everything again, what was had is passed over. */
export async function* downloadExport(
  url: string,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    // The app's token is not for this address: it is signed.
    const response = await fetch(url, {
      headers: from > 0 ? { range: `bytes=${from}-` } : {},
      signal,
    });
    // All of it was had before.
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

/** The byte that an answer begins with. */
function beginOf({ status, headers }: Response): number {
  if (status !== 206) return 0;
  const begin = /^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1];
  if (begin === undefined) throw new Error('The answer is a part, and doesn’t say which.');
  return Number(begin);
}
