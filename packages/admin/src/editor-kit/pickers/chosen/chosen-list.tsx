import { Button } from '@cartwright/ui/admin/button';
import { DndContext } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import './chosen-list.css';
import { type ChosenEntry, ChosenRow } from './chosen-row';
import { focusControl, focusNeighbour } from './list-focus';
import { useRowDrag } from './use-row-drag';

/** Initially rendered entries of a longer list. */
const SHOWN_AT_ONCE = 30;

/**
 * List of selected items. With `onMove` it is sortable: by drag, buttons, or Alt and an arrow key.
 * The focus follows a moved item.
 */
export function ChosenList({
  label,
  entries,
  onMove,
  onRemove,
}: {
  readonly label: string;
  readonly entries: readonly ChosenEntry[];
  /** Indexes from 0. */
  readonly onMove?: ((from: number, to: number) => void) | undefined;
  readonly onRemove: (key: string) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, SHOWN_AT_ONCE);
  const canMove = onMove !== undefined && entries.length > 1;

  function move(from: number, to: number) {
    const entry = entries[from];
    if (!entry || !onMove || to < 0 || to >= entries.length || to === from) return;
    onMove(from, to);
    setAnnounced(`${entry.name}: ${to + 1} of ${entries.length}`);
  }
  function step(from: number, by: -1 | 1) {
    const entry = entries[from];
    move(from, from + by);
    if (entry) focusControl(list, entry.key, by < 0 ? ['up', 'down'] : ['down', 'up']);
  }
  function remove(entry: ChosenEntry, at: number) {
    const neighbour = entries[at + 1] ?? entries[at - 1];
    setAnnounced(`${entry.name} removed`);
    onRemove(entry.key);
    focusNeighbour(list, neighbour?.key ?? null);
  }

  const drag = useRowDrag(
    entries.map(({ key, name }) => ({ key, name })),
    move,
  );
  return (
    <div className="cw-chosen">
      <DndContext {...drag}>
        <ol className="cw-chosen__list" aria-label={label} ref={list}>
          {shown.map((entry, at) => (
            <ChosenRow
              key={entry.key}
              entry={entry}
              at={at}
              count={entries.length}
              canMove={canMove}
              onStep={(by) => step(at, by)}
              onRemove={() => remove(entry, at)}
            />
          ))}
        </ol>
      </DndContext>
      {shown.length < entries.length && (
        <div className="cw-chosen__more">
          <Button variant="plain" onClick={() => setWhole(true)}>
            {`Show all ${entries.length}`}
          </Button>
        </div>
      )}
      <p className="cwa-visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
