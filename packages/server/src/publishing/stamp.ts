/** Stamp on data in Shopify: installation and generation that wrote it. */
export interface Stamp {
  /**
   * Random id per shop and database: another database, even a diverged copy, has a different one.
   */
  readonly instance: string;
  /** Incremented by every publication that writes. */
  readonly generation: number;
}

/**
 * Owner of a stamp. `newer`: this installation in a later state, as after restoring a backup.
 * `unmarked`: without a stamp, or of unknown origin.
 */
export type Owner = 'ours' | 'newer' | 'foreign' | 'unmarked';

/** Owner of `found`, relative to the last stamp that this installation used. */
export function ownerOf(found: Stamp | null, ours: Stamp): Owner {
  if (!found) return 'unmarked';
  if (found.instance !== ours.instance) return 'foreign';
  return found.generation > ours.generation ? 'newer' : 'ours';
}

/** Stamp under `published`; null if absent or invalid. */
export function readStamp(found: unknown): Stamp | null {
  if (typeof found !== 'object' || found === null || !('published' in found)) return null;
  const { published } = found;
  if (typeof published !== 'object' || published === null) return null;
  if (!('instance' in published) || !('generation' in published)) return null;
  const { instance, generation } = published;
  if (typeof instance !== 'string' || typeof generation !== 'number') return null;
  return Number.isSafeInteger(generation) && generation >= 0 ? { instance, generation } : null;
}
