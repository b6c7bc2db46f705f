import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import type { FunctionComponent } from 'react';
import { latePart } from '../../../shared/components/late-part';
import { loadCompiler } from '../model/late-compiler';

/** Loads of panels that come late, each once it is asked for. */
const loads: (() => Promise<unknown>)[] = [];

/** Loads all panels that come late, and the compiler of templates, so that they are there when they are needed. */
export function loadLatePanels(): void {
  // Where that fails, the panel that needs the file tries again, and says so.
  for (const load of [...loads, loadCompiler]) load().catch(() => {});
}

/** A panel that the editor can do without until it is chosen. Where its file does not come, it says so. */
export function latePanel<Props extends object>(
  read: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const { Part, load } = latePart(read, <SkeletonBodyText lines={6} />);
  loads.push(load);
  return Part;
}
