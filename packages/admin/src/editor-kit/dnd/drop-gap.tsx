import { useDroppable } from '@dnd-kit/core';
import './drop-gap.css';
import { type Gap, gapId } from './gap';

/**
 * The gap above a row, or below the `last` one of a list: something can be dropped there, and it `shows` what would come of
 * it.
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
