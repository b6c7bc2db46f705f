import { type FunctionComponent, useEffect, useState } from 'react';

/**
 * Drafts of an editor, whose file is loaded when the editor is there; what was typed until then is in the first draft. Where
 * it does not come there are no drafts, and nobody is kept from editing.
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
