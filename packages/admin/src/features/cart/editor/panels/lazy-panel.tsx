import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import type { FunctionComponent } from 'react';
import { lazyPart } from '../../../../shared/components/lazy-part';
import { loadCompiler } from '../model/lazy-compiler';

/** Loaders of the lazy panels; each loads once. */
const loads: (() => Promise<unknown>)[] = [];

/** Preloads all lazy panels and the template compiler. */
export function loadLazyPanels(): void {
  // Failures are ignored: the panel retries on use and shows the error.
  for (const load of [...loads, loadCompiler]) load().catch(() => {});
}

/** Panel in a chunk of its own, loaded when selected. Shows an error if the chunk fails to load. */
export function lazyPanel<Props extends object>(
  read: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const { Part, load } = lazyPart(read, <SkeletonBodyText lines={6} />);
  loads.push(load);
  return Part;
}
