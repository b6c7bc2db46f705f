import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { forShop } from '../db/for-shop';
import { buildInWorker } from './build-in-worker';
import { type CatalogueIndexes, catalogueIndexes } from './catalogue-indexes';
import { mirrorSource } from './mirror-source';
import { startIndexWorker } from './start-index-worker';

const MEGABYTE = 1_048_576;

interface IndexingOptions {
  /** Memory limit of the indexes in MB. Absent: 512. */
  readonly catalogMemoryMb?: number | undefined;
  /** Absent: a worker of the file beside the built server. */
  readonly startIndexWorker?: (() => Worker | Promise<Worker>) | undefined;
}

/** Indexes of a server: built by workers from the mirrors in its database. */
export function indexesOfShops(
  options: IndexingOptions,
  database: Database,
  logger: Logger,
): CatalogueIndexes {
  const { catalogMemoryMb = 512, startIndexWorker: start = startIndexWorker } = options;
  return catalogueIndexes({
    sourceOf: (shopId) => mirrorSource(forShop(database, shopId)),
    build: (catalogue, languages, signal) => buildInWorker(start, catalogue, languages, signal),
    limitBytes: catalogMemoryMb * MEGABYTE,
    logger,
  });
}
