import { Text } from '@cartwright/ui/admin/text';
import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { FILE_NOT_LOADED } from '../api/file-not-loaded';
import { inTasks } from '../api/in-tasks';

export interface LazyPart<Props extends object> {
  readonly Part: FunctionComponent<Props>;
  /** Loads the chunk, unless loaded. */
  readonly load: () => Promise<void>;
}

/**
 * Component in a separate chunk, loaded on first render; `loading` is its fallback. Shows an error
 * if the chunk fails to load, and retries on the next mount.
 */
export function lazyPart<Props extends object>(
  read: () => Promise<FunctionComponent<Props>>,
  loading: ReactNode,
): LazyPart<Props> {
  let Loaded: FunctionComponent<Props> | null = null;
  async function load() {
    Loaded ??= await inTasks(read);
  }
  function Part(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading');
    useEffect(function loadWhenShown() {
      let left = false;
      const settle = (next: 'loaded' | 'failed') => () => {
        if (!left) setState(next);
      };
      load().then(settle('loaded'), settle('failed'));
      return () => {
        left = true;
      };
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (state === 'loading') return loading;
    return (
      <Text as="p" tone="critical">
        {FILE_NOT_LOADED}
      </Text>
    );
  }
  return { Part, load };
}
