import type { ReadonlyStore } from '../../shared/state/store';

/** Constant source, for content that changes with renders only. */
export function steadySource<Content>(content: Content): ReadonlyStore<Content> {
  return { get: () => content, subscribe: () => () => {} };
}
