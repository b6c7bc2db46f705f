import { type Merge, threeWay } from '@cartwright/core/editing/merge';
import type { Parts } from '@cartwright/core/editing/parts';
import type { Draft } from './draft';

/** Result of restoring a draft. */
export type Restoring<Doc> =
  /** Document that replaces the edited one. */
  | { readonly kind: 'document'; readonly document: Doc }
  /** Conflicting changes since the draft: needs a choice. */
  | { readonly kind: 'choose'; readonly merge: Merge<Doc> };

/** Applies a draft to the editor: as is if nothing changed since, else merged. */
export function restoring<Doc>(
  parts: Parts<Doc>,
  draft: Pick<Draft<Doc, unknown>, 'base' | 'present'>,
  present: Doc,
): Restoring<Doc> {
  const merge = threeWay(parts, { base: draft.base.document, mine: draft.present, theirs: present });
  const merged = merge.merged(new Map());
  return merged.ok ? { kind: 'document', document: merged.document } : { kind: 'choose', merge };
}
