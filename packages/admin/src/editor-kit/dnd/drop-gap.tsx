import { useDroppable } from '@dnd-kit/core';
import './drop-gap.css';
import { type Gap, gapId } from './gap';

/**
 * Drop gap above a row, or below the `last` one of a list; `shows` the drop indicator or a
 * rejection.
 */
export function DropGap({
  gap,
  shows,
  last = false,
}: {
  readonly gap: Gap;
  readonly shows: 'drop' | 'refusal' | undefined;
  readonly last?: boolean;
}) {
  const { setNodeRef } = useDroppable({ id: gapId(gap) });
  return <span className="cw-gap" data-last={last} data-shows={shows} ref={setNodeRef} />;
}
