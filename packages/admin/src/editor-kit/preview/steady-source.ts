import type { Watched } from '../../shared/state/store';

/** Constant source, for content that changes with renders only. */
export function steadySource<Content>(content: Content): Watched<Content> {
  return { get: () => content, subscribe: () => () => {} };
}
