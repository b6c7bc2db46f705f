import type { Watched } from '../../shared/store';

/** What a preview shows where that only changes with a rendering. */
export function steadySource<Content>(content: Content): Watched<Content> {
  return { get: () => content, subscribe: () => () => {} };
}
