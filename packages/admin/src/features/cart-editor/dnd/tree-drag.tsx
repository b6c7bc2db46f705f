import { findComponent } from '@cartwright/core/smart-cart/components-of';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { Icon } from '@shopify/polaris';
import { DragHandleIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import { useCartView, useDocument } from '../model/editor-context';
import './tree-drag.css';
import { useTreeDrag } from './use-tree-drag';

/** Makes the rows inside draggable by their handles. */
export function TreeDrag({ children }: { children: ReactNode }) {
  const drag = useTreeDrag();
  return (
    <DndContext {...drag}>
      {children}
      <DragOverlay dropAnimation={null}>
        <Lifted />
      </DragOverlay>
    </DndContext>
  );
}

/** The row in the air. */
function Lifted() {
  const componentId = useCartView((view) => view.drag?.componentId ?? null);
  const title = useDocument((document) =>
    componentId === null ? '' : findComponent(document, componentId)?.title,
  );
  const refusal = useCartView((view) => view.drag?.refusal ?? null);
  if (componentId === null) return null;
  return (
    <div className="cw-lifted" aria-hidden="true">
      <Icon source={DragHandleIcon} />
      <span>
        {title}
        {refusal !== null && <span className="cw-lifted__refusal">{refusal}</span>}
      </span>
    </div>
  );
}
