import { Hono } from 'hono';
import type { BulkErrorCode } from '../admin/bulk/bulk-operation';
import { readByteRange, sliceChunks } from '../admin/bulk/byte-range';
import { isSigned } from '../admin/bulk/result-address';
import type { StoreContext } from '../context/store-context';
import { isRecord } from '../engine/model/request-body';

const ERROR_CODES: readonly BulkErrorCode[] = ['ACCESS_DENIED', 'INTERNAL_SERVER_ERROR', 'TIMEOUT'];
const MAX_STEPS = 1_000_000;

/**
 * Results of bulk operations, whole or by byte range, at signed URLs that expire. For tests: `POST
 * /__store/bulk-operations/steps` (`{ "slices": 1 }`) runs slices, and `POST /__store/bulk-operations/faults` (`{
 * "afterObjects": 100, "errorCode": "TIMEOUT" }`) makes the next operation fail.
 */
export function bulkRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const { bulkOperations } = store;

  app.get('/admin/bulk-results/:file', (c) => {
    const id = c.req.param('file').replace(/\.jsonl$/, '');
    const { expires = '', signature = '' } = c.req.query();
    if (!isSigned(store.bulkSecret, { id, expires, signature })) {
      return c.text('The signature of this address is wrong.', 403);
    }
    const isOver = Number(expires) * 1000 <= store.clock().getTime();
    const pieces = isOver ? null : bulkOperations.lines(Number(id));
    const { fileSize } = bulkOperations.find(Number(id)) ?? {};
    if (!pieces || fileSize === undefined) return c.text('This result has expired.', 410);
    const range = readByteRange(c.req.header('range'), fileSize);
    c.header('accept-ranges', 'bytes');
    if (range === 'unsatisfiable') {
      c.header('content-range', `bytes */${fileSize}`);
      return c.text('The result ends before this range.', 416);
    }
    c.header('content-type', 'application/jsonl');
    if (!range) return c.body(streamOf(pieces));
    c.header('content-range', `bytes ${range.from}-${range.to - 1}/${fileSize}`);
    return c.body(streamOf(sliceChunks(pieces, range)), 206);
  });

  app.post('/__store/bulk-operations/steps', async (c) => {
    const body: unknown = await c.req.json().catch(() => ({}));
    const { slices = 1 } = isRecord(body) ? body : {};
    if (!isWhole(slices, 1))
      return c.json(problem('slices', `A whole number from 1 to ${MAX_STEPS} is needed.`), 400);
    return c.json({ underWay: await bulkOperations.step(slices) });
  });

  app.post('/__store/bulk-operations/faults', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const { afterObjects = 0, errorCode: asked } = isRecord(body) ? body : {};
    const errorCode = ERROR_CODES.find((each) => each === asked);
    if (!errorCode) return c.json(problem('errorCode', `One of ${ERROR_CODES.join(', ')} is needed.`), 400);
    if (!isWhole(afterObjects, 0)) {
      return c.json(problem('afterObjects', `A whole number from 0 to ${MAX_STEPS} is needed.`), 400);
    }
    bulkOperations.failNext({ afterObjects, errorCode });
    return c.json({ afterObjects, errorCode });
  });
  return app;
}

/** Stream with backpressure. */
function streamOf(pieces: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function isWhole(value: unknown, min: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= MAX_STEPS;
}

function problem(path: string, message: string) {
  return { error: { message, path } };
}
