import type { CartEdit } from '@cartwright/core/cart/cart-edit';
import type { Issue } from '@cartwright/core/editing/issue';
import { useView } from '../../../../editor-kit/model/editor-context';
import { type Problems, problemsIn } from '../../../../editor-kit/model/issues';
import type { UnreadableFields } from '../../../../editor-kit/model/unreadable';
import { useEdit } from './editor-context';

/**
 * Counts of reported and pending issues in part of the document. Re-renders when a count changes.
 */
export function useProblems(
  issuesIn: (edit: CartEdit, unreadable: UnreadableFields) => readonly Issue[],
): Problems {
  const unreadable = useView((view) => view.unreadable);
  const left = useView((view) => view.left);
  const refusedSaves = useView((view) => view.refusedSaves);
  const count = (edit: CartEdit) => problemsIn(issuesIn(edit, unreadable), { left, refusedSaves });
  return {
    reported: useEdit((edit) => count(edit).reported),
    waiting: useEdit((edit) => count(edit).waiting),
  };
}
