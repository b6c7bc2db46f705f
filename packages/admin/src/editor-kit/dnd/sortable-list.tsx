import { DndContext, DragOverlay } from '@dnd-kit/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DraggedRow } from './dragged-row';
import { DropGap } from './drop-gap';
import { type Gap, sameGap } from './gap';
import './sortable-list.css';
import { LIST, type Sortable, sortablePorts } from './sortable-ports';
import { type DraggedItem, useListDrag } from './use-list-drag';

interface SortableListProps<Row> extends Sortable<Row> {
  /** Accessible name of the list. */
  readonly label: string;
  /** A row's content, with a `DragHandle` of its id. */
  readonly children: (row: Row, index: number) => ReactNode;
}

/** Sortable list, by mouse, touch and keyboard. */
export function SortableList<Row>(props: SortableListProps<Row>) {
  const { label, rows, idOf, titleOf, children } = props;
  const [dragged, setDragged] = useState<DraggedItem<Gap> | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const drag = useListDrag(
    useMemo(
      () =>
        sortablePorts<Row>({
          list: () => latest.current,
          hold: setDragged,
          focus: (id) => requestAnimationFrame(() => handleIn(list.current, id)?.focus()),
        }),
      [],
    ),
  );
  const showsAt = (index: number) => {
    if (!dragged?.gap || !sameGap(dragged.gap, { anchor: LIST, index })) return undefined;
    return dragged.place ? 'drop' : 'refusal';
  };
  const lifted = rows.find((row) => idOf(row) === dragged?.id);
  return (
    <DndContext {...drag}>
      <ol className="cw-sortable" aria-label={label} ref={list}>
        {rows.map((row, index) => (
          <li
            key={idOf(row)}
            className="cw-sortable__row"
            data-sortable={idOf(row)}
            data-lifted={row === lifted}
          >
            <DropGap gap={{ anchor: LIST, index }} shows={showsAt(index)} />
            {children(row, index)}
            {index === rows.length - 1 && (
              <DropGap gap={{ anchor: LIST, index: rows.length }} shows={showsAt(rows.length)} last />
            )}
          </li>
        ))}
      </ol>
      <DragOverlay dropAnimation={null}>
        {lifted === undefined ? null : <DraggedRow title={titleOf(lifted)} refusal={null} />}
      </DragOverlay>
    </DndContext>
  );
}

function handleIn(list: HTMLElement | null, id: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-sortable="${CSS.escape(id)}"] [data-control="handle"]`);
}
