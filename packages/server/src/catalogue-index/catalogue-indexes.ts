import {
  type CatalogueIndex,
  emptyIndex,
  indexBytes,
} from '@cartwright/core/catalogue/index/catalogue-index';
import type { Logger } from 'pino';
import type { CatalogueContents } from './build-in-worker';
import { followMirror } from './follow-mirror';
import type { CatalogueSource, MirrorPosition } from './mirror-source';

/** Cache of the catalogue indexes in memory; the database can rebuild any of them. */
export interface CatalogueIndexes {
  /**
   * Index of a shop, at most a second behind its mirror; empty without a mirror. It is built if missing. After
   * many changes, or while the database is down, the previous index is returned until the new one is built.
   * Indexes change in place: await a new one for recent changes. Rejects if the build fails; the next call
   * retries.
   */
  of(shopId: string): Promise<CatalogueIndex>;
  /**
   * Version that changes with an index's contents, across servers as well; null without a mirror. It is never
   * newer than the index.
   */
  versionOf(index: CatalogueIndex): string | null;
  /** Drops a shop's index. */
  forget(shopId: string): void;
  /** Memory of all indexes in bytes. */
  memory(): number;
  /** Aborts running builds, and starts no more. */
  end(): Promise<void>;
}

export interface CatalogueIndexesOptions {
  readonly sourceOf: (shopId: string) => CatalogueSource;
  /** Builds an index. Rejects on abort of `signal`. */
  readonly build: (
    catalogue: CatalogueContents,
    languages: readonly string[],
    signal: AbortSignal,
  ) => Promise<CatalogueIndex>;
  readonly limitBytes: number;
  readonly logger: Pick<Logger, 'warn'>;
  /** Clock in milliseconds with any origin. Absent: since the start of the process. */
  readonly now?: () => number;
}

interface Kept {
  readonly index: CatalogueIndex;
  /** Mirror position that the index includes; later changes may be in it already. */
  position: MirrorPosition;
  bytes: number;
  /** Time of the last position check. */
  lookedAt: number;
  looking: Promise<void> | null;
  /** Whether its mirror was deleted. */
  isOver: boolean;
}

/** Minimum interval between position checks of a mirror. */
const POLL_MS = 1_000;

/**
 * Cache of indexes up to `limitBytes` in total; the least recently used ones are evicted first. The last one used
 * always stays, whatever its size. Builds run one at a time. Each index follows its shop's mirror, which other
 * servers may write (ADR 59).
 */
export function catalogueIndexes(options: CatalogueIndexesOptions): CatalogueIndexes {
  const { sourceOf, limitBytes, logger, now = () => performance.now() } = options;
  /** Indexes in order of use, the most recent one last. */
  const kept = new Map<string, Kept>();
  const entries = new WeakMap<CatalogueIndex, Kept>();
  const buildings = new Map<string, Promise<Kept | null>>();
  const underWay = new Set<Promise<unknown>>();
  const ending = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const memory = () => [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);

  function makeRoom(): void {
    let bytes = memory();
    for (const [shopId, each] of [...kept].slice(0, -1)) {
      if (bytes <= limitBytes) return;
      bytes -= each.bytes;
      kept.delete(shopId);
    }
  }

  function putLast(shopId: string, entry: Kept): void {
    kept.delete(shopId);
    kept.set(shopId, entry);
  }

  async function build(shopId: string): Promise<Kept | null> {
    ending.signal.throwIfAborted();
    const source = sourceOf(shopId);
    const lookedAt = now();
    const position = await source.position();
    if (!position) return null;
    const index = await options.build(source, position.languages, ending.signal);
    const bytes = indexBytes(index);
    const entry: Kept = { index, position, bytes, lookedAt, looking: null, isOver: false };
    entries.set(index, entry);
    return entry;
  }

  function begin(shopId: string): Promise<Kept | null> {
    const built = last.then(() => build(shopId));
    last = built.catch(() => undefined);
    const building = built
      .then((entry) => {
        // Waiting callers get it anyway; the index of a shop that was dropped meanwhile isn't cached.
        if (!entry || buildings.get(shopId) !== building) return entry;
        putLast(shopId, entry);
        makeRoom();
        return entry;
      })
      .finally(() => {
        if (buildings.get(shopId) === building) buildings.delete(shopId);
      });
    buildings.set(shopId, building);
    return whileUnderWay(building);
  }

  function whileUnderWay<Result>(work: Promise<Result>): Promise<Result> {
    const ended = () => void underWay.delete(work);
    underWay.add(work);
    work.then(ended, ended);
    return work;
  }

  async function follow(shopId: string, entry: Kept): Promise<void> {
    const followed = await followMirror(entry.index, entry.position, sourceOf(shopId));
    if (followed === 'other') {
      entry.isOver = true;
      if (kept.get(shopId) === entry) kept.delete(shopId);
    } else if (followed === 'far') {
      if (kept.get(shopId) === entry) begin(shopId).catch((error: unknown) => warn(shopId, error));
    } else {
      entry.position = followed;
      entry.bytes = indexBytes(entry.index);
      makeRoom();
    }
  }

  function warn(shopId: string, error: unknown): void {
    if (ending.signal.aborted) return;
    logger.warn({ err: error, shop: shopId }, 'the index of a catalogue cannot follow it');
  }

  function refresh(shopId: string, entry: Kept): Promise<void> | null {
    const isSoon = now() - entry.lookedAt < POLL_MS;
    if (entry.looking || isSoon || buildings.has(shopId) || entry.isOver) return entry.looking;
    entry.lookedAt = now();
    const looking = follow(shopId, entry)
      .catch((error: unknown) => warn(shopId, error))
      .finally(() => {
        entry.looking = null;
      });
    entry.looking = whileUnderWay(looking);
    return looking;
  }

  async function of(shopId: string): Promise<CatalogueIndex> {
    ending.signal.throwIfAborted();
    const known = kept.get(shopId);
    if (known) putLast(shopId, known);
    const entry = known ?? (await (buildings.get(shopId) ?? begin(shopId)));
    if (!entry) return emptyIndex();
    await refresh(shopId, entry);
    return entry.isOver ? of(shopId) : (kept.get(shopId) ?? entry).index;
  }

  return {
    of,
    versionOf(index) {
      const position = entries.get(index)?.position;
      return position ? [position.mirrorId, position.revision, ...position.languages].join(' ') : null;
    },
    memory,
    forget(shopId) {
      kept.delete(shopId);
      buildings.delete(shopId);
    },
    async end() {
      ending.abort(new Error('No index is built any more: the server stops.'));
      await Promise.allSettled(underWay);
    },
  };
}
