import { samePlace } from '@cartwright/core/smart-cart/commands/move-component';
import type { Place } from '@cartwright/core/smart-cart/place';
import { useDroppable } from '@dnd-kit/core';
import { useView } from '../model/editor-context';
import { gapId } from './gap';

/** The gap above a row, or below the last of an anchor: something can be dropped there, and it shows what would come of it. */
export function DropGap({ anchor, index, last = false }: Place & { last?: boolean }) {
  const { setNodeRef } = useDroppable({ id: gapId({ anchor, index }) });
  const shows = useView(({ drag }) => {
    if (!drag?.gap || !samePlace(drag.gap, { anchor, index })) return undefined;
    return drag.drop ? 'drop' : 'refusal';
  });
  return <span className="cw-gap" data-last={last} data-shows={shows} ref={setNodeRef} />;
}
