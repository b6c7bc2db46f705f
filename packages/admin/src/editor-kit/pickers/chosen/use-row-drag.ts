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

/** Dragging by mouse and finger; keys have a way of their own. Rows stay where they are until one is dropped. */
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
  // What moved is said by the list, whichever way it was moved.
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
