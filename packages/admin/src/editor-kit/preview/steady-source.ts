import type { Watched } from '../../shared/state/store';

/** Source of a preview whose content only changes with a rendering. */
export function steadySource<Content>(content: Content): Watched<Content> {
  return { get: () => content, subscribe: () => () => {} };
}
