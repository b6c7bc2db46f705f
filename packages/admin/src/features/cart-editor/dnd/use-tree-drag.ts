import { placesFor, samePlace } from '@cartwright/core/smart-cart/commands/move-component';
import { gapOf } from '@cartwright/core/smart-cart/commands/resolve-drop';
import { findComponent, placeOf } from '@cartwright/core/smart-cart/components-of';
import type { Place } from '@cartwright/core/smart-cart/place';
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
import { toastError } from '../../../shared/toasts';
import { useEditor } from '../model/editor-context';
import type { EditorModel } from '../model/editor-model';
import { placeText } from '../model/place-text';
import { type ComponentCommands, useComponentCommands } from '../model/use-component-commands';
import { gapId, gapOfId, nearestGap } from './gap';
import { landingAt } from './landing';

type Handlers = Pick<
  DndContextProps,
  'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDragCancel' | 'collisionDetection' | 'accessibility'
>;

/** A finger that rests this long (milliseconds) picks up; one that moves sooner (pixels) scrolls, one that lifts taps. */
const TOUCH = { delay: 220, tolerance: 8 };

/** A mouse that moves this far (pixels) picks up. */
const MOUSE = { distance: 4 };

const KEYS = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
};

/**
 * Dragging in the tree, by mouse, finger and keys. Things are dropped into gaps between rows, and rows stay where they
 * are until something is dropped, so that a target never runs away. Keys go through the places where the component may
 * stand; a pointer may also ask for others, and is told why not.
 */
export function useTreeDrag(): Handlers & Pick<DndContextProps, 'sensors'> {
  const model = useEditor();
  const commands = useComponentCommands();
  // Where keys have taken the component; null while a pointer leads.
  const byKeys = useRef<Place | null>(null);
  const handlers = useMemo(() => handlersOf(model, commands, byKeys), [model, commands]);
  const getter = useMemo(() => keyboardGetter(model, byKeys), [model]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: getter, keyboardCodes: KEYS, scrollBehavior: 'auto' }),
  );
  return { ...handlers, sensors };
}

type ByKeys = { current: Place | null };

function handlersOf(model: EditorModel, commands: ComponentCommands, byKeys: ByKeys): Handlers {
  const present = () => model.document.get().history.present;
  const titleOf = (componentId: string) => findComponent(present(), componentId)?.title ?? '';
  const landing = (active: { id: unknown }, over: { id: unknown } | null) =>
    landingAt(present(), String(active.id), over && gapOfId(over.id));

  const staying = ({ id }: { id: unknown }) =>
    `${titleOf(String(id))} stays. ${placeText(present(), String(id))}.`;
  // What came of the drag that has just ended; its announcement is asked for after its handler.
  let settled = 'stays';

  const collisionDetection: CollisionDetection = ({
    droppableContainers,
    droppableRects,
    pointerCoordinates,
    active,
  }) => {
    if (!pointerCoordinates) {
      const place = byKeys.current ?? placeOf(present(), String(active.id));
      return place ? [{ id: gapId(gapOf(present(), String(active.id), place)) }] : [];
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
      const componentId = String(active.id);
      const only = placesFor(present(), componentId).length <= 1;
      const hint = only ? ' It cannot stand anywhere else.' : '';
      return `Picked up ${titleOf(componentId)}. ${placeText(present(), componentId)}.${hint}`;
    },
    onDragOver: ({ active, over }) => {
      const { kind, words } = landing(active, over);
      // At its own place before it has moved: that was said when it was picked up.
      if (kind === 'stays' && over && !byKeys.current) return undefined;
      return over ? `${titleOf(String(active.id))}: ${words}` : 'Not over the list.';
    },
    // What moved is said by the command that moved it, what was refused by its toast.
    onDragEnd: ({ active }) => (settled === 'stays' ? staying(active) : undefined),
    onDragCancel: ({ active }) => staying(active),
  };

  return {
    collisionDetection,
    // The row takes the focus itself, also where it is drawn anew at another anchor.
    accessibility: {
      announcements,
      restoreFocus: false,
      screenReaderInstructions: {
        draggable:
          'Press space to pick the component up. While it is picked up, the arrow keys move it. Press space again to put it down, escape to leave it where it was.',
      },
    },
    onDragStart({ active }) {
      byKeys.current = null;
      model.look({ drag: { componentId: String(active.id), drop: null, gap: null, refusal: null } });
    },
    onDragOver({ active, over }) {
      const componentId = String(active.id);
      const found = landing(active, over);
      const drop = found.kind === 'lands' ? found.move : null;
      const refusing = found.kind === 'refused' && over ? gapOfId(over.id) : null;
      const gap = drop ? gapOf(present(), componentId, drop) : refusing;
      const refusal = refusing && found.words;
      model.look({ drag: { componentId, drop, gap, refusal } });
    },
    onDragEnd({ active, over }) {
      const componentId = String(active.id);
      const found = landing(active, over);
      settled = found.kind;
      model.look({ drag: null });
      byKeys.current = null;
      if (found.kind === 'lands') commands.move(componentId, found.move, 'handle');
      else model.look({ shown: { componentId, focus: 'handle' } });
      if (found.kind === 'refused') toastError(found.words, titleOf(componentId));
    },
    onDragCancel({ active }) {
      byKeys.current = null;
      model.look({ drag: null, shown: { componentId: String(active.id), focus: 'handle' } });
    },
  };
}

/** Up and down lead to the next place where the component may stand, into the next anchor if need be. */
function keyboardGetter(model: EditorModel, byKeys: ByKeys): KeyboardCoordinateGetter {
  return (event, { active, currentCoordinates, context }) => {
    const by = { [KeyboardCode.Down]: 1, [KeyboardCode.Up]: -1 }[event.code];
    if (by === undefined) return undefined;
    event.preventDefault();
    const document = model.document.get().history.present;
    const componentId = String(active);
    const here = byKeys.current ?? placeOf(document, componentId);
    const places = placesFor(document, componentId);
    const next = places[places.findIndex((place) => samePlace(place, here)) + by];
    if (!next) return undefined;
    byKeys.current = next;
    const gap = gapId(gapOf(document, componentId, next));
    context.droppableContainers.get(gap)?.node.current?.scrollIntoView({ block: 'nearest' });
    const rect = context.droppableRects.get(gap);
    const height = context.collisionRect?.height ?? 0;
    return rect && { x: currentCoordinates.x, y: rect.top + rect.height / 2 - height / 2 };
  };
}
