import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { useDocument, useView } from './editor-context';
import { type Problems, problemsIn } from './issues';
import type { UnreadableFields } from './unreadable';

/** The issues of a part of the document, counted as they are told. Renders again when a count changes. */
export function useProblems(
  issuesIn: (document: CartDocument, unreadable: UnreadableFields) => readonly Issue[],
): Problems {
  const unreadable = useView((view) => view.unreadable);
  const left = useView((view) => view.left);
  const refusedSaves = useView((view) => view.refusedSaves);
  const count = (document: CartDocument) =>
    problemsIn(issuesIn(document, unreadable), { left, refusedSaves });
  return {
    told: useDocument((document) => count(document).told),
    waiting: useDocument((document) => count(document).waiting),
  };
}
