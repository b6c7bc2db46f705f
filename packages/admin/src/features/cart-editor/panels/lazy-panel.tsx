import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import type { FunctionComponent } from 'react';
import { lazyPart } from '../../../shared/components/lazy-part';
import { loadCompiler } from '../model/lazy-compiler';

/** Loads of lazy panels, each once it is requested. */
const loads: (() => Promise<unknown>)[] = [];

/** Loads all lazy panels, and the compiler of templates, so that they are there when they are needed. */
export function loadLazyPanels(): void {
  // Where that fails, the panel that needs the file tries again, and says so.
  for (const load of [...loads, loadCompiler]) load().catch(() => {});
}

/** A panel that the editor can do without until it is chosen. Where its file does not come, it says so. */
export function lazyPanel<Props extends object>(
  read: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const { Part, load } = lazyPart(read, <SkeletonBodyText lines={6} />);
  loads.push(load);
  return Part;
}
