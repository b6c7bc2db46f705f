/** Says of something in Shopify which installation of the app has put it there, and in which of its states. */
export interface Stamp {
  /** Random, made once for each shop in a database: another database, also a copy that went its own way, has another past. */
  readonly instance: string;
  /** Grows with every publication that writes. */
  readonly generation: number;
}

/**
 * Whose it is. `newer`: of this installation, but from a state that it does not know, as when its database comes from a
 * backup. `unmarked`: from before there were stamps, or of nobody that we know.
 */
export type Owner = 'ours' | 'newer' | 'foreign' | 'unmarked';

/** `found` is the stamp of something in Shopify, `ours` the last one that this installation has used. */
export function ownerOf(found: Stamp | null, ours: Stamp): Owner {
  if (!found) return 'unmarked';
  if (found.instance !== ours.instance) return 'foreign';
  return found.generation > ours.generation ? 'newer' : 'ours';
}

/** The stamp in what was found, under `published`; null when there is none that can be read. */
export function readStamp(found: unknown): Stamp | null {
  if (typeof found !== 'object' || found === null || !('published' in found)) return null;
  const { published } = found;
  if (typeof published !== 'object' || published === null) return null;
  if (!('instance' in published) || !('generation' in published)) return null;
  const { instance, generation } = published;
  if (typeof instance !== 'string' || typeof generation !== 'number') return null;
  return Number.isSafeInteger(generation) && generation >= 0 ? { instance, generation } : null;
}
