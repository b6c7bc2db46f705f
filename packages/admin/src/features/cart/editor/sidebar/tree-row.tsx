import { toggleComponent } from '@cartwright/core/cart/commands/toggle-component';
import type { Place } from '@cartwright/core/cart/components-of';
import { Icon } from '@cartwright/ui/admin/icon';
import { HideIcon, ViewIcon } from '@cartwright/ui/admin/icons';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { DragHandle } from '../../../../editor-kit/dnd/drag-handle';
import { ProblemCount } from '../../../../editor-kit/fields/problem-count';
import { ComponentGap } from '../dnd/component-gap';
import { titleOf } from '../model/component-title';
import { useCartScreen, useCartView, useDocument, useRun } from '../model/editor-context';
import { useProblems } from '../model/use-problems';
import { useDeletedWidget } from '../widgets/use-deleted-widget';
import { useEmptyWidget } from '../widgets/use-empty-widget';
import { rowIssues, visibilityOf } from './row-facts';
import { RowMenu } from './row-menu';
import { TreeLink } from './tree-link';

/**
 * Component row of the tree: name, issues, visibility, actions. Memoised: selecting another
 * component re-renders two rows.
 */
export const TreeRow = memo(function TreeRow({
  componentId,
  anchor,
  index,
  current,
  editable,
}: Place & {
  componentId: string;
  current: boolean;
  editable: boolean;
}) {
  const row = useRef<HTMLLIElement>(null);
  const lifted = useCartView((view) => view.drag?.componentId === componentId);
  const title = useDocument((document) => titleOf(document, componentId));
  const visibility = useDocument((document) => visibilityOf(document, componentId));
  const problems = useProblems((edit, unreadable) => rowIssues(edit, componentId, unreadable));
  const [gone, empty] = [useDeletedWidget(componentId), useEmptyWidget(componentId)];
  useShown(componentId, row);
  const hidden = visibility === 'hidden';
  return (
    <li className="cw-tree__row" data-row={componentId} data-hidden={hidden} data-lifted={lifted} ref={row}>
      {editable && <ComponentGap anchor={anchor} index={index} />}
      {editable && <DragHandle id={componentId} title={title} />}
      <TreeLink screen={{ kind: 'component', componentId }} current={current}>
        <span className="cw-tree__name" title={title}>
          {title}
        </span>
        {hidden && <span className="cwa-visually-hidden">, hidden</span>}
        <ProblemCount
          problems={gone || empty ? { ...problems, reported: problems.reported + 1 } : problems}
        />
      </TreeLink>
      {visibility !== 'always_visible' && (
        <VisibilityToggle componentId={componentId} title={title} hidden={hidden} editable={editable} />
      )}
      {editable && <RowMenu componentId={componentId} title={title} />}
    </li>
  );
});

function VisibilityToggle({
  componentId,
  title,
  hidden,
  editable,
}: {
  componentId: string;
  title: string;
  hidden: boolean;
  editable: boolean;
}) {
  const run = useRun();
  return (
    <button
      type="button"
      className="cw-tree__toggle"
      aria-label={`${hidden ? 'Show' : 'Hide'} ${title}`}
      disabled={!editable}
      onClick={() => run((document) => toggleComponent(document, { componentId }), title)}
    >
      <Icon source={hidden ? HideIcon : ViewIcon} />
    </button>
  );
}

/** Highlight duration of a row in milliseconds. */
const FLASH = 1400;

/** Scrolls to a row after an action on its component, and focuses the control that was used. */
function useShown(componentId: string, row: RefObject<HTMLElement | null>): void {
  const { look } = useCartScreen();
  const shown = useCartView((view) => (view.shown?.componentId === componentId ? view.shown : null));
  useEffect(
    function showRow() {
      if (!shown || !row.current) return;
      look({ shown: null });
      row.current.scrollIntoView({ block: 'nearest' });
      const control = row.current.querySelector<HTMLElement>(`[data-control="${shown.focus}"]`);
      // Runs after a closing menu or dialog has restored the focus.
      requestAnimationFrame(() => control?.focus());
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      row.current.animate([{ background: '#cfe6ea' }, { background: 'transparent' }], FLASH);
    },
    [shown, row, look],
  );
}
