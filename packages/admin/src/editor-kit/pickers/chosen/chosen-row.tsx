import { Icon } from '@cartwright/ui/admin/icon';
import { ChevronDownIcon, ChevronUpIcon, DragHandleIcon, XIcon } from '@cartwright/ui/admin/icons';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent, ReactNode } from 'react';

/** Entry of a list; `name` is used in its buttons' labels. */
export interface ChosenEntry {
  readonly key: string;
  readonly name: string;
  readonly content: ReactNode;
}

/** Entry with its actions. All are accessible by keyboard; the handle is for pointers. */
export function ChosenRow({
  entry: { key, name, content },
  at,
  count,
  canMove,
  onStep,
  onRemove,
}: {
  readonly entry: ChosenEntry;
  readonly at: number;
  readonly count: number;
  readonly canMove: boolean;
  readonly onStep: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) {
  const handle = useDraggable({ id: key, disabled: !canMove, data: { at } });
  const place = useDroppable({ id: key, disabled: !canMove, data: { at } });
  const from: unknown = place.active?.data.current?.at;
  const lands = place.isOver && typeof from === 'number' && from !== at;
  const { transform } = handle;

  function onKeyDown(event: KeyboardEvent) {
    if (!canMove || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    // Overrides the editor's own shortcut.
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <li
      className="cw-chosen__row"
      data-key={key}
      data-lifted={handle.isDragging}
      {...(lands && { 'data-lands': from < at ? 'after' : 'before' })}
      ref={place.setNodeRef}
      onKeyDown={onKeyDown}
      {...(transform && { style: { transform: `translateY(${Math.round(transform.y)}px)` } })}
    >
      {canMove && (
        <span className="cw-chosen__handle" ref={handle.setNodeRef} aria-hidden="true" {...handle.listeners}>
          <Icon source={DragHandleIcon} />
        </span>
      )}
      <div className="cw-chosen__content">{content}</div>
      {canMove && (
        <span className="cw-chosen__steps">
          <RowButton control="up" label={`Move ${name} up`} disabled={at === 0} onClick={() => onStep(-1)}>
            <Icon source={ChevronUpIcon} />
          </RowButton>
          <RowButton
            control="down"
            label={`Move ${name} down`}
            disabled={at === count - 1}
            onClick={() => onStep(1)}
          >
            <Icon source={ChevronDownIcon} />
          </RowButton>
        </span>
      )}
      <RowButton control="remove" label={`Remove ${name}`} onClick={onRemove}>
        <Icon source={XIcon} />
      </RowButton>
    </li>
  );
}

function RowButton({
  control,
  label,
  disabled = false,
  onClick,
  children,
}: {
  readonly control: 'up' | 'down' | 'remove';
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="cw-chosen__button"
      data-control={control}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
