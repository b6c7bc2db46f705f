import { findComponent } from '@cartwright/core/cart/components-of';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { DraggedRow } from '../../../../editor-kit/dnd/dragged-row';
import { useCartView, useDocument } from '../model/editor-context';
import { useTreeDrag } from './use-tree-drag';

/** Drag-and-drop context that makes its rows draggable by their handles. */
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

/** Drag overlay with the dragged row. */
function Lifted() {
  const componentId = useCartView((view) => view.drag?.componentId ?? null);
  const title = useDocument((document) =>
    componentId === null ? '' : (findComponent(document, componentId)?.title ?? ''),
  );
  const refusal = useCartView((view) => view.drag?.refusal ?? null);
  if (componentId === null) return null;
  return <DraggedRow title={title} refusal={refusal} />;
}
