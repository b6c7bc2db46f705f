import { type FunctionComponent, useEffect, useState } from 'react';

/**
 * Drafts of an editor in a separate chunk, loaded after it; the first draft includes earlier edits.
 * If loading fails, editing works without drafts.
 */
export function lazyDrafts(load: () => Promise<FunctionComponent>): FunctionComponent {
  return function LazyDrafts() {
    const [Loaded, setLoaded] = useState<FunctionComponent | null>(null);
    useEffect(function loadDrafts() {
      let left = false;
      load().then(
        (drafts) => {
          if (!left) setLoaded(() => drafts);
        },
        () => {},
      );
      return () => {
        left = true;
      };
    }, []);
    return Loaded ? <Loaded /> : null;
  };
}
