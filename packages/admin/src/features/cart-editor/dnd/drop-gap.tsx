import type { Place } from '@cartwright/core/smart-cart/components-of';
import { useDroppable } from '@dnd-kit/core';
import { gapId, sameGap } from '../../../editor-kit/dnd/gap';
import { useCartView } from '../model/editor-context';

/** The gap above a row, or below the last of an anchor: something can be dropped there, and it shows what would come of it. */
export function DropGap({ anchor, index, last = false }: Place & { last?: boolean }) {
  const { setNodeRef } = useDroppable({ id: gapId({ anchor, index }) });
  const shows = useCartView(({ drag }) => {
    if (!drag?.gap || !sameGap(drag.gap, { anchor, index })) return undefined;
    return drag.drop ? 'drop' : 'refusal';
  });
  return <span className="cw-gap" data-last={last} data-shows={shows} ref={setNodeRef} />;
}
