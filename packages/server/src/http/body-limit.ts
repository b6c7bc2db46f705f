import type { MiddlewareHandler } from 'hono';
import { resultWithin } from '../process/within-time';
import { failure, failureResponse } from './api-failure';

/** Maximum size and time of draining an oversized body before the response. */
const MAX_READ = 100 * 1024 * 1024;
const MAX_READ_MS = 30_000;

/**
 * Rejects larger bodies (413). Drains them first, within limits: browsers that are cut off while
 * sending don't read the response.
 */
export function limitedTo(megabytes: number): MiddlewareHandler {
  const limit = megabytes * 1024 * 1024;
  return async (context, next) => {
    const { raw } = context.req;
    if (!raw.body) return next();
    const declared = raw.headers.has('transfer-encoding') ? null : raw.headers.get('content-length');
    // HTTP enforces the declared length.
    if (declared !== null && Number(declared) <= limit) return next();
    const read = await readBody(raw.body, declared === null ? limit : 0);
    if (read.kept) {
      context.req.raw = new Request(raw, { body: read.kept });
      return next();
    }
    const refused = failureResponse(
      failure('too_large', `This is more than ${megabytes} MB. Make it smaller and try again.`),
    );
    // Unread data would be parsed as the next request.
    if (!read.isRead) refused.headers.set('Connection', 'close');
    return refused;
  };
}

/**
 * `kept`: the whole body; null if larger than `limit` bytes. `isRead`: whether it was read to the
 * end.
 */
async function readBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<{ readonly kept: Uint8Array<ArrayBuffer> | null; readonly isRead: boolean }> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let until: number | null = null;
  for (;;) {
    const left = until === null ? null : until - performance.now();
    const read = left === null ? await reader.read() : (await resultWithin(reader.read(), left))?.value;
    if (read?.done) return { kept: size > limit ? null : Buffer.concat(chunks), isRead: true };
    if (read) size += read.value.length;
    if (!read || size > MAX_READ) {
      await reader.cancel();
      return { kept: null, isRead: false };
    }
    if (size <= limit) chunks.push(read.value);
    else until ??= performance.now() + MAX_READ_MS;
  }
}
