import { type Merge, threeWay } from '@cartwright/core/editing/merge';
import type { Parts } from '@cartwright/core/editing/parts';
import type { Draft } from './draft';

/** Result of restoring a draft. */
export type Restoring<Doc> =
  /** The document that takes the place of what is in the editor. */
  | { readonly kind: 'document'; readonly document: Doc }
  /** It was saved or edited since, and the same part is changed in both: it has to be chosen. */
  | { readonly kind: 'choose'; readonly merge: Merge<Doc> };

/** A draft over what is in the editor: as it is where nothing has changed since, else together with what has. */
export function restoring<Doc>(
  parts: Parts<Doc>,
  draft: Pick<Draft<Doc, unknown>, 'base' | 'present'>,
  present: Doc,
): Restoring<Doc> {
  const merge = threeWay(parts, { base: draft.base.document, mine: draft.present, theirs: present });
  const merged = merge.merged(new Map());
  return merged.ok ? { kind: 'document', document: merged.document } : { kind: 'choose', merge };
}
