import { placesFor } from '@cartwright/core/cart/commands/move-component';
import { gapOf } from '@cartwright/core/cart/commands/resolve-drop';
import { type Place, placeOf } from '@cartwright/core/cart/components-of';
import { ANCHORS } from '@cartwright/core/components/anchor';
import { useMemo } from 'react';
import type { Gap } from '../../../../editor-kit/dnd/gap';
import { type ListDragPorts, useListDrag } from '../../../../editor-kit/dnd/use-list-drag';
import { titleOf } from '../model/component-title';
import { useCartScreen, useEditor } from '../model/editor-context';
import { placeText } from '../model/place-text';
import { useComponentCommands } from '../model/use-component-commands';
import { landingAt } from './landing';

/**
 * Drag-and-drop handlers of the component tree. The move commands decide where components can be
 * dropped.
 */
export function useTreeDrag(): ReturnType<typeof useListDrag> {
  const model = useEditor();
  const { look } = useCartScreen();
  const commands = useComponentCommands();
  const ports = useMemo<ListDragPorts<Place>>(() => {
    const present = () => model.document.get().history.present.cart;
    return {
      noun: 'component',
      titleOf: (componentId) => titleOf(present(), componentId),
      placeOf: (componentId) => placeOf(present(), componentId),
      placeText: (componentId) => placeText(present(), componentId),
      placesFor: (componentId) => placesFor(present(), componentId),
      gapOf: (componentId, place) => gapOf(present(), componentId, place),
      landingAt: (componentId, gap) => landingAt(present(), componentId, gap && placeAt(gap)),
      hold: (dragged) =>
        look({
          drag: dragged && {
            componentId: dragged.id,
            drop: dragged.place && { componentId: dragged.id, ...dragged.place },
            gap: dragged.gap,
            refusal: dragged.refusal,
          },
        }),
      land: (componentId, place) => commands.move(componentId, place, 'handle'),
      stay: (componentId) => look({ shown: { componentId, focus: 'handle' } }),
    };
  }, [model, look, commands]);
  return useListDrag(ports);
}

/** A gap as a place of the cart; null for one of another list. */
function placeAt({ anchor: name, index }: Gap): Place | null {
  const anchor = ANCHORS.find((each) => each === name);
  return anchor ? { anchor, index } : null;
}
