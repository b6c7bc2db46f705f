import {
  type Announcements,
  closestCenter,
  type DndContextProps,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { MOUSE, TOUCH } from '../../dnd/activation';

/** Drag by mouse and touch; keys are handled separately. Rows don't move until the drop. */
export function useRowDrag(
  entries: readonly { readonly key: string; readonly name: string }[],
  move: (from: number, to: number) => void,
): DndContextProps {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  const placeOf = (id: unknown) => entries.findIndex(({ key }) => key === id);
  const nameOf = (id: unknown) => entries[placeOf(id)]?.name ?? '';
  // Moves are announced by the list.
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} was not moved.`,
  };
  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: { announcements, restoreFocus: false },
    onDragEnd({ active, over }) {
      if (over) move(placeOf(active.id), placeOf(over.id));
    },
  };
}
