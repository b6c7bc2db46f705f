import type { MiddlewareHandler } from 'hono';
import { resultWithin } from '../process/within-time';
import { failure, failureResponse } from './api-failure';

/** Limits of reading a body that is too large, in bytes and in milliseconds, before it is refused. */
const MAX_READ = 100 * 1024 * 1024;
const MAX_READ_MS = 30_000;

/**
 * Refuses bodies that are larger (413). What is sent is read to its end first, within limits: browsers that are cut off
 * while they send don't read the answer.
 */
export function limitedTo(megabytes: number): MiddlewareHandler {
  const most = megabytes * 1024 * 1024;
  return async (context, next) => {
    const { raw } = context.req;
    if (!raw.body) return next();
    const declared = raw.headers.has('transfer-encoding') ? null : raw.headers.get('content-length');
    // Nobody can send more than is told.
    if (declared !== null && Number(declared) <= most) return next();
    const read = await readBody(raw.body, declared === null ? most : 0);
    if (read.kept) {
      context.req.raw = new Request(raw, { body: read.kept });
      return next();
    }
    const refused = failureResponse(
      failure('too_large', `This is more than ${megabytes} MB. Make it smaller and try again.`),
    );
    // What was not read of it would be taken for the next request.
    if (!read.isRead) refused.headers.set('Connection', 'close');
    return refused;
  };
}

/** `kept`: the whole body; null where it has more bytes than `most`. `isRead`: it was read to its end. */
async function readBody(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<{ readonly kept: Uint8Array<ArrayBuffer> | null; readonly isRead: boolean }> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let until: number | null = null;
  for (;;) {
    const left = until === null ? null : until - performance.now();
    const read = left === null ? await reader.read() : (await resultWithin(reader.read(), left))?.value;
    if (read?.done) return { kept: size > most ? null : Buffer.concat(chunks), isRead: true };
    if (read) size += read.value.length;
    if (!read || size > MAX_READ) {
      await reader.cancel();
      return { kept: null, isRead: false };
    }
    if (size <= most) chunks.push(read.value);
    else until ??= performance.now() + MAX_READ_MS;
  }
}
