import type { Place } from '@cartwright/core/cart/components-of';
import { DropGap } from '../../../../editor-kit/dnd/drop-gap';
import { sameGap } from '../../../../editor-kit/dnd/gap';
import { useCartView } from '../model/editor-context';

/** Drop gap above a component, or below the last one of an anchor. */
export function ComponentGap({ anchor, index, last = false }: Place & { last?: boolean }) {
  const shows = useCartView(({ drag }) => {
    if (!drag?.gap || !sameGap(drag.gap, { anchor, index })) return undefined;
    return drag.drop ? 'drop' : 'refusal';
  });
  return <DropGap gap={{ anchor, index }} shows={shows} last={last} />;
}
