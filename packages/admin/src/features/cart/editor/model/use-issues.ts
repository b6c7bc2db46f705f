import type { CartComponent } from '@cartwright/core/cart/component';
import type { Issue } from '@cartwright/core/editing/issue';
import { useMemo } from 'react';
import { useView } from '../../../../editor-kit/model/editor-context';
import { withUnreadable } from '../../../../editor-kit/model/unreadable';
import { issuesOf } from './issues';
import { componentHasField } from './unreadable';

/** Issues of a component, including unparseable input. */
export function useIssues(component: CartComponent): readonly Issue[] {
  const unreadable = useView((view) => view.unreadable);
  return useMemo(
    () => withUnreadable(issuesOf(component), unreadable, (field) => componentHasField(component, field)),
    [component, unreadable],
  );
}
