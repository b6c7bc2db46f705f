import {
  type CatalogueIndex,
  emptyIndex,
  indexBytes,
} from '@cartwright/core/catalogue/index/catalogue-index';
import type { Logger } from 'pino';
import type { CatalogueParts } from './build-in-worker';
import { followMirror } from './follow-mirror';
import type { CatalogueSource, MirrorPlace } from './mirror-source';

/** The indexes that this server has in memory: a cache of its database, from which any of them can be built. */
export interface CatalogueIndexes {
  /**
   * A shop's index, with all that its mirror had a second ago; an empty one where the shop has no mirror. It is built if it
   * isn't there; where much has changed, the one before answers until the new one is built, and so it does while the
   * database doesn't. It changes: whoever waits for something asks for it again. Rejects when it can't be built; the next
   * call tries again.
   */
  of(shopId: string): Promise<CatalogueIndex>;
  /**
   * Changes with what an index has, also from server to server; null of one without a mirror. It never says more than the
   * index has.
   */
  versionOf(index: CatalogueIndex): string | null;
  /** Forgets a shop. */
  forget(shopId: string): void;
  /** How many bytes they take. */
  memory(): number;
  /** Ends what is under way, and builds nothing any more. */
  end(): Promise<void>;
}

export interface CatalogueIndexesOptions {
  readonly sourceOf: (shopId: string) => CatalogueSource;
  /** Rejects when `signal` is aborted. */
  readonly build: (
    catalogue: CatalogueParts,
    languages: readonly string[],
    signal: AbortSignal,
  ) => Promise<CatalogueIndex>;
  readonly limitBytes: number;
  readonly logger: Pick<Logger, 'warn'>;
  /** Milliseconds since whatever instant. Absent: since the start of the process. */
  readonly now?: () => number;
}

interface Kept {
  readonly index: CatalogueIndex;
  /** It has all that its mirror had there, and perhaps some of what came later. */
  place: MirrorPlace;
  bytes: number;
  /** When the place was last looked up. */
  lookedAt: number;
  looking: Promise<void> | null;
  /** Its mirror is no more. */
  isOver: boolean;
}

/** A mirror's place is looked up no more often. */
const POLL_MS = 1_000;

/**
 * Keeps indexes up to `limitBytes` in all; those of shops that were asked for longest ago leave first. The one that was
 * asked for last stays, however large it is. One is built at a time. Each follows its shop's mirror, which other servers
 * may write (ADR 59).
 */
export function catalogueIndexes(options: CatalogueIndexesOptions): CatalogueIndexes {
  const { sourceOf, limitBytes, logger, now = () => performance.now() } = options;
  /** The one that was asked for last is the last. */
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
    const place = await source.place();
    if (!place) return null;
    const index = await options.build(source, place.languages, ending.signal);
    const bytes = indexBytes(index);
    const entry: Kept = { index, place, bytes, lookedAt, looking: null, isOver: false };
    entries.set(index, entry);
    return entry;
  }

  function begin(shopId: string): Promise<Kept | null> {
    const built = last.then(() => build(shopId));
    last = built.catch(() => undefined);
    const building = built
      .then((entry) => {
        // Whoever waits has it all the same; a shop that was forgotten meanwhile is not kept.
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
    const followed = await followMirror(entry.index, entry.place, sourceOf(shopId));
    if (followed === 'other') {
      entry.isOver = true;
      if (kept.get(shopId) === entry) kept.delete(shopId);
    } else if (followed === 'far') {
      if (kept.get(shopId) === entry) begin(shopId).catch((error: unknown) => warn(shopId, error));
    } else {
      entry.place = followed;
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
      const place = entries.get(index)?.place;
      return place ? [place.mirrorId, place.revision, ...place.languages].join(' ') : null;
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
