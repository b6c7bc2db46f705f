import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { MirroredCollection, MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import type { IndexRequest, IndexResponse } from './index-messages';

/** A shop's mirrored catalogue in chunks that fit into memory. */
export interface CatalogueContents {
  products(): AsyncIterable<readonly MirroredProduct[]>;
  collections(): AsyncIterable<readonly MirroredCollection[]>;
}

/**
 * Builds an index in a worker thread, so that the server stays responsive. A chunk is read once the last one was
 * received; `languages` are those of `emptyIndex`. Throws if the catalogue can't be read, or if the worker ends
 * early, as on abort of `signal`.
 */
export async function buildInWorker(
  start: () => Worker | Promise<Worker>,
  catalogue: CatalogueContents,
  languages: readonly string[],
  signal?: AbortSignal,
): Promise<CatalogueIndex> {
  const worker = await start();
  worker.unref();
  const gone = new AbortController();
  let cause: unknown;
  worker.on('error', (error) => {
    cause = error;
  });
  worker.once('exit', () => gone.abort());
  const stop = () => void worker.terminate();
  signal?.addEventListener('abort', stop);
  const said = async (): Promise<IndexResponse> => {
    const [response] = await once(worker, 'message', { signal: gone.signal }).catch(() => {
      throw new Error('The worker that builds the catalogue’s index has ended.', { cause });
    });
    return response;
  };
  const send = async (request: IndexRequest): Promise<IndexResponse> => {
    signal?.throwIfAborted();
    const response = said();
    worker.postMessage(request);
    return response;
  };
  try {
    signal?.throwIfAborted();
    await said();
    await send({ languages });
    for await (const products of catalogue.products()) await send({ products });
    for await (const collections of catalogue.collections()) await send({ collections });
    const end = await send('end');
    if (typeof end === 'string') throw new Error('The worker gave no index.');
    return end.index;
  } finally {
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
