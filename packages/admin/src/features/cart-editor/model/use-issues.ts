import type { CartComponent } from '@cartwright/core/smart-cart/component';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { useMemo } from 'react';
import { useView } from './editor-context';
import { issuesOf } from './issues';
import { withUnreadable } from './unreadable';

/** What is wrong with a component, together with what was typed in it and cannot be read. */
export function useIssues(component: CartComponent): readonly Issue[] {
  const unreadable = useView((view) => view.unreadable);
  return useMemo(() => withUnreadable(component, issuesOf(component), unreadable), [component, unreadable]);
}
