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

/** Result of dropping an item. `message` says it in sentences. */
export type Landing<Place extends Gap> =
  | { readonly kind: 'stays'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** `place` is where it will stand, which need not be where it was let go. */
  | { readonly kind: 'lands'; readonly message: string; readonly place: Place };

/** An item in the air. */
export interface DraggedItem<Place extends Gap> {
  readonly id: string;
  /** Where it would land; null where it would not. */
  readonly place: Place | null;
  /** The gap where that shows; without a place the gap that refuses it. */
  readonly gap: Gap | null;
  /** Why it would not land there; null when it would, or is at its own place. */
  readonly refusal: string | null;
}

/** Ports by which an editor describes its lists; called anew each time. Stays the same while the editor is open. */
export interface ListDragPorts<Place extends Gap> {
  /** What an item is called among them: "component". */
  readonly noun: string;
  readonly titleOf: (id: string) => string;
  readonly placeOf: (id: string) => Place | null;
  /** Where an item stands, in words. */
  readonly placeText: (id: string) => string;
  /** The places that an item may have, in the order in which keys go through them. */
  readonly placesFor: (id: string) => readonly Place[];
  /** The gap between rows that leads to a place. */
  readonly gapOf: (id: string, place: Place) => Gap;
  readonly landingAt: (id: string, gap: Gap | null) => Landing<Place>;
  /** Shows what is in the air; null when nothing is any more. */
  readonly hold: (dragged: DraggedItem<Place> | null) => void;
  readonly land: (id: string, place: Place) => void;
  /** The item is where it was: it takes the focus again. */
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
 * Dragging in lists of rows, by mouse, finger and keys. Things are dropped into gaps between rows, and rows stay where they
 * are until something is dropped, so that a target never runs away. Keys go through the places where the item may stand; a
 * pointer may also ask for others, and is told why not.
 */
export function useListDrag<Place extends Gap>(
  ports: ListDragPorts<Place>,
): Handlers & Pick<DndContextProps, 'sensors'> {
  // Where keys have taken the item; null while a pointer leads.
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
  // What came of the drag that has just ended; its announcement is asked for after its handler.
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
      // At its own place before it has moved: that was said when it was picked up.
      if (kind === 'stays' && over && !byKeys.current) return undefined;
      return over ? `${titleOf(String(active.id))}: ${message}` : 'Outside the list.';
    },
    // What moved is said by the command that moved it, what was refused by its toast.
    onDragEnd: ({ active }) => (settled === 'stays' ? staying(active) : undefined),
    onDragCancel: ({ active }) => staying(active),
  };

  return {
    collisionDetection,
    // The row takes the focus itself, also where it is drawn anew in another list.
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

/** Up and down lead to the next place where the item may stand, into the next list if need be. */
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
