import {
  type Announcements,
  type CollisionDetection,
  type DndContextProps,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import { toastError } from '../../shared/state/toasts';
import { MOUSE, TOUCH } from './activation';
import { type Gap, gapId, gapOfId, nearestGap, sameGap } from './gap';

/** Result of dropping an item, with `words` as announcement. */
export type Landing<Place extends Gap> =
  | { readonly kind: 'stays'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** `place` is the resulting position, which can differ from the drop position. */
  | { readonly kind: 'lands'; readonly message: string; readonly place: Place };

/** Item being dragged. */
export interface DraggedItem<Place extends Gap> {
  readonly id: string;
  /** Drop position; null if it can't be dropped there. */
  readonly place: Place | null;
  /** Highlighted gap; without a position, the gap that rejects it. */
  readonly gap: Gap | null;
  /** Reason why it can't be dropped there; null if it can, or is at its own position. */
  readonly refusal: string | null;
}

/** Ports that describe an editor's lists; stable while the editor is open. */
export interface ListDragPorts<Place extends Gap> {
  /** Noun of an item: "component". */
  readonly noun: string;
  readonly titleOf: (id: string) => string;
  readonly placeOf: (id: string) => Place | null;
  /** Position of an item as text. */
  readonly placeText: (id: string) => string;
  /** Possible positions of an item, in keyboard order. */
  readonly placesFor: (id: string) => readonly Place[];
  /** Gap of a position. */
  readonly gapOf: (id: string, place: Place) => Gap;
  readonly landingAt: (id: string, gap: Gap | null) => Landing<Place>;
  /** Updates the dragged item; null after the drag. */
  readonly hold: (dragged: DraggedItem<Place> | null) => void;
  readonly land: (id: string, place: Place) => void;
  /** Restores the focus of an item that wasn't moved. */
  readonly stay: (id: string) => void;
}

type Handlers = Pick<
  DndContextProps,
  'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDragCancel' | 'collisionDetection' | 'accessibility'
>;

const KEYS = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
};

/**
 * Drag and drop in lists of rows, by mouse, touch and keyboard. Items are dropped into gaps, and
 * rows don't move until the drop, to keep targets still. Keys step through allowed positions; a
 * pointer can also target others, which show the reason of the rejection.
 */
export function useListDrag<Place extends Gap>(
  ports: ListDragPorts<Place>,
): Handlers & Pick<DndContextProps, 'sensors'> {
  // Position by keyboard; null during a pointer drag.
  const byKeys = useRef<Place | null>(null);
  const handlers = useMemo(() => handlersOf(ports, byKeys), [ports]);
  const getter = useMemo(() => keyboardGetter(ports, byKeys), [ports]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: getter, keyboardCodes: KEYS, scrollBehavior: 'auto' }),
  );
  return { ...handlers, sensors };
}

interface ByKeys<Place> {
  current: Place | null;
}

function handlersOf<Place extends Gap>(ports: ListDragPorts<Place>, byKeys: ByKeys<Place>): Handlers {
  const { noun, titleOf, placeOf, placeText, placesFor, gapOf, landingAt, hold, land, stay } = ports;
  const landing = (active: { id: unknown }, over: { id: unknown } | null) =>
    landingAt(String(active.id), over && gapOfId(over.id));
  const staying = ({ id }: { id: unknown }) => `${titleOf(String(id))} stays. ${placeText(String(id))}.`;
  // Result of the last drag: dnd-kit requests the announcement after the handler.
  let settled = 'stays';

  const collisionDetection: CollisionDetection = ({
    droppableContainers,
    droppableRects,
    pointerCoordinates,
    active,
  }) => {
    if (!pointerCoordinates) {
      const place = byKeys.current ?? placeOf(String(active.id));
      return place ? [{ id: gapId(gapOf(String(active.id), place)) }] : [];
    }
    const gaps = droppableContainers.flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect
        ? [{ id: String(id), y: rect.top + rect.height / 2, left: rect.left, right: rect.right }]
        : [];
    });
    const id = nearestGap(pointerCoordinates, gaps);
    return id === null ? [] : [{ id }];
  };

  const announcements: Announcements = {
    onDragStart({ active }) {
      const id = String(active.id);
      const hint = placesFor(id).length <= 1 ? ' It can’t be moved anywhere else.' : '';
      return `Picked up ${titleOf(id)}. ${placeText(id)}.${hint}`;
    },
    onDragOver: ({ active, over }) => {
      const { kind, message } = landing(active, over);
      // Not yet moved: already announced on pick-up.
      if (kind === 'stays' && over && !byKeys.current) return undefined;
      return over ? `${titleOf(String(active.id))}: ${message}` : 'Outside the list.';
    },
    // Moves are announced by their command, rejections by their toast.
    onDragEnd: ({ active }) => (settled === 'stays' ? staying(active) : undefined),
    onDragCancel: ({ active }) => staying(active),
  };

  return {
    collisionDetection,
    // The row restores its own focus, even after remounting in another list.
    accessibility: {
      announcements,
      restoreFocus: false,
      screenReaderInstructions: {
        draggable: `Press space to pick up the ${noun}. Use the arrow keys to move it, then press space to drop it or escape to cancel.`,
      },
    },
    onDragStart({ active }) {
      byKeys.current = null;
      hold({ id: String(active.id), place: null, gap: null, refusal: null });
    },
    onDragOver({ active, over }) {
      const id = String(active.id);
      const found = landing(active, over);
      const place = found.kind === 'lands' ? found.place : null;
      const refusing = found.kind === 'refused' && over ? gapOfId(over.id) : null;
      hold({ id, place, gap: place ? gapOf(id, place) : refusing, refusal: refusing && found.message });
    },
    onDragEnd({ active, over }) {
      const id = String(active.id);
      const found = landing(active, over);
      settled = found.kind;
      hold(null);
      byKeys.current = null;
      if (found.kind === 'lands') land(id, found.place);
      else stay(id);
      if (found.kind === 'refused') toastError(found.message, titleOf(id));
    },
    onDragCancel({ active }) {
      byKeys.current = null;
      hold(null);
      stay(String(active.id));
    },
  };
}

/** Arrow keys move to the next allowed position, across lists. */
function keyboardGetter<Place extends Gap>(
  { placeOf, placesFor, gapOf }: ListDragPorts<Place>,
  byKeys: ByKeys<Place>,
): KeyboardCoordinateGetter {
  return (event, { active, currentCoordinates, context }) => {
    const by = { [KeyboardCode.Down]: 1, [KeyboardCode.Up]: -1 }[event.code];
    if (by === undefined) return undefined;
    event.preventDefault();
    const id = String(active);
    const here = byKeys.current ?? placeOf(id);
    const places = placesFor(id);
    const next = places[places.findIndex((place) => here !== null && sameGap(place, here)) + by];
    if (!next) return undefined;
    byKeys.current = next;
    const gap = gapId(gapOf(id, next));
    context.droppableContainers.get(gap)?.node.current?.scrollIntoView({ block: 'nearest' });
    const rect = context.droppableRects.get(gap);
    const height = context.collisionRect?.height ?? 0;
    return rect && { x: currentCoordinates.x, y: rect.top + rect.height / 2 - height / 2 };
  };
}
