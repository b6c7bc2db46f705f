import { SkeletonBodyText, Text } from '@shopify/polaris';
import { type FunctionComponent, useEffect, useState } from 'react';
import { FILE_NOT_LOADED } from '../../../shared/file-not-loaded';
import { inTasks } from '../../../shared/in-tasks';

/** Loads of panels that come late, each once it is asked for. */
const loads: (() => Promise<unknown>)[] = [];

/** Loads all panels that come late, so that they are there when they are chosen. */
export function loadLatePanels(): void {
  // Where that fails, the panel that needs the file tries again, and says so.
  for (const load of loads) load().catch(() => {});
}

/** A panel that the editor can do without until it is chosen. Where its file does not come, it says so. */
export function latePanel<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Loaded: FunctionComponent<Props> | null = null;
  async function loadOnce() {
    Loaded ??= await inTasks(load);
  }
  loads.push(loadOnce);
  return function LatePanel(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading');
    useEffect(function loadWhenChosen() {
      let left = false;
      const settle = (next: 'loaded' | 'failed') => () => {
        if (!left) setState(next);
      };
      loadOnce().then(settle('loaded'), settle('failed'));
      return () => {
        left = true;
      };
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (state === 'loading') return <SkeletonBodyText lines={6} />;
    return (
      <Text as="p" tone="critical">
        {FILE_NOT_LOADED}
      </Text>
    );
  };
}
