import { Icon } from '@cartwright/ui/admin/icon';
import { DragHandleIcon } from '@cartwright/ui/admin/icons';
import { useDraggable } from '@dnd-kit/core';
import './drag-handle.css';

/** Handle of a row: dragged with a mouse, a resting finger, or the space key. */
export function DragHandle({ id, title }: { readonly id: string; readonly title: string }) {
  const { setNodeRef, listeners, attributes } = useDraggable({ id });
  return (
    <button
      type="button"
      ref={setNodeRef}
      className="cw-drag-handle"
      data-control="handle"
      aria-label={`Move ${title}`}
      aria-roledescription={attributes['aria-roledescription']}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <Icon source={DragHandleIcon} />
    </button>
  );
}
