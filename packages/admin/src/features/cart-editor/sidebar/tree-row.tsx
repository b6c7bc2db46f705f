import { toggleComponent } from '@cartwright/core/smart-cart/commands/toggle-component';
import type { Place } from '@cartwright/core/smart-cart/components-of';
import { Icon } from '@cartwright/ui/admin/icon';
import { HideIcon, ViewIcon } from '@cartwright/ui/admin/icons';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { DragHandle } from '../../../editor-kit/dnd/drag-handle';
import { ProblemCount } from '../../../editor-kit/fields/problem-count';
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
 * A component in the tree: its name, what is wrong with it, whether it shows, and what can be done with it. A cart has many,
 * and another one that is chosen changes two of them.
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

/** Milliseconds that a row stands out. */
const FLASH = 1400;

/** Brings a row into view when something was done with its component, and gives the focus to what it was done with. */
function useShown(componentId: string, row: RefObject<HTMLElement | null>): void {
  const { look } = useCartScreen();
  const shown = useCartView((view) => (view.shown?.componentId === componentId ? view.shown : null));
  useEffect(
    function showRow() {
      if (!shown || !row.current) return;
      look({ shown: null });
      row.current.scrollIntoView({ block: 'nearest' });
      const control = row.current.querySelector<HTMLElement>(`[data-control="${shown.focus}"]`);
      // After a menu or a dialog that closes with it has given the focus back to where it came from.
      requestAnimationFrame(() => control?.focus());
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      row.current.animate([{ background: '#cfe6ea' }, { background: 'transparent' }], FLASH);
    },
    [shown, row, look],
  );
}
