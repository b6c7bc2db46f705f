import { ANCHORS, type Anchor } from '../components/anchor';
import { COMPONENT_TYPES } from '../components/component-types';
import type { CartDocument } from './cart-document';
import { appOf, componentsByPart } from './cart-part-ids';
import type { CartComponent } from './component';
import { findComponent, placeOf } from './components-of';
import { arranged, takenOut, whyNotAt } from './placement';

/** Cart with a component, and its app, as in `from`: added at its position there, changed, or removed. */
export function withComponent(document: CartDocument, from: CartDocument, partId: string): CartDocument {
  const [here, there] = [componentsByPart(document).get(partId), componentsByPart(from).get(partId)];
  if (here && there) return replaced(document, here, from, there);
  if (here) return withOrder(withoutComponent(document, here), document);
  return there ? withOrder(added(document, from, there), document) : document;
}

function replaced(
  document: CartDocument,
  here: CartComponent,
  from: CartDocument,
  there: CartComponent,
): CartDocument {
  const renamed = (ids: readonly string[]) =>
    ids.map((id) => (id === here.componentId ? there.componentId : id));
  const swapped = {
    ...document,
    components: document.components.map((each) => (each === here ? there : each)),
    dragDropState: everyPlace((anchor) => renamed(document.dragDropState[anchor])),
  };
  return withOrder(withApp(withoutApp(swapped, document, here), from, there), swapped);
}

function withoutComponent(document: CartDocument, component: CartComponent): CartDocument {
  const rest = {
    ...document,
    components: document.components.filter((each) => each !== component),
    dragDropState: takenOut(document.dragDropState, component.componentId),
  };
  return withoutApp(rest, document, component);
}

/** Adds a component below what it follows in `from`: the nearest of them at the same anchor here. */
function added(document: CartDocument, from: CartDocument, component: CartComponent): CartDocument {
  const { componentId, type } = component;
  const place = placeOf(from, componentId);
  const anchor = place?.anchor ?? COMPONENT_TYPES[type].anchor;
  const above = from.dragDropState[anchor].slice(0, place?.index ?? 0);
  const ids = inserted(document.dragDropState[anchor], componentId, namedAs(document, from, above));
  return withApp(
    {
      ...document,
      components: [...document.components, component],
      dragDropState: { ...document.dragDropState, [anchor]: ids },
    },
    from,
    component,
  );
}

function inserted(ids: readonly string[], id: string, above: readonly string[]): string[] {
  const last = above.findLast((each) => ids.includes(each));
  return ids.toSpliced(last === undefined ? 0 : ids.indexOf(last) + 1, 0, id);
}

function withApp(document: CartDocument, from: CartDocument, component: CartComponent): CartDocument {
  const entry = appOf(from, component);
  if (!entry) return document;
  const known = document.apps.some(({ id }) => id === entry.id);
  const apps = known
    ? document.apps.map((each) => (each.id === entry.id ? entry : each))
    : [...document.apps, entry];
  return { ...document, apps };
}

/** Removes the app entry of a component, unless another block has it. */
function withoutApp(document: CartDocument, before: CartDocument, component: CartComponent): CartDocument {
  const entry = appOf(before, component);
  if (!entry || document.components.some((each) => appOf(document, each) === entry)) return document;
  return { ...document, apps: document.apps.filter((each) => each !== entry) };
}

/**
 * Cart with its components in the order of another one. Components that the other cart lacks stay at their anchor,
 * after their predecessors; those not allowed at their position move to their type's anchor, or to "Needs
 * Attention".
 */
export function withOrder(document: CartDocument, other: CartDocument): CartDocument {
  const order = everyPlace((anchor) => namedAs(document, other, other.dragDropState[anchor]));
  const known = new Set(ANCHORS.flatMap((anchor) => order[anchor]));
  const before = document.dragDropState;
  for (const anchor of ANCHORS) {
    before[anchor].forEach((id, index) => {
      if (known.has(id)) return;
      known.add(id);
      order[anchor] = inserted(order[anchor], id, before[anchor].slice(0, index));
    });
  }
  return allowed({ ...document, dragDropState: order });
}

/** Ids here of another cart's components, matched by part; missing ones are left out. */
function namedAs(document: CartDocument, other: CartDocument, ids: readonly string[]): string[] {
  const here = componentsByPart(document);
  const parts = new Map([...componentsByPart(other)].map(([part, { componentId }]) => [componentId, part]));
  return ids.flatMap((id) => here.get(parts.get(id) ?? '')?.componentId ?? []);
}

/** Moves every component to an allowed position. */
function allowed(document: CartDocument): CartDocument {
  const places = everyPlace((): string[] => []);
  for (const anchor of ANCHORS) {
    for (const id of document.dragDropState[anchor]) {
      const component = findComponent(document, id);
      if (component) places[homeOf(document, component, anchor)].push(id);
    }
  }
  return { ...document, dragDropState: { ...places, header: arranged(document, 'header', places.header) } };
}

/** Anchor for a component at another one: that, if allowed, else its type's, the body, or "Needs Attention". */
function homeOf(document: CartDocument, component: CartComponent, anchor: Anchor): Anchor {
  const needed = component.visibilityStatus === 'always_visible';
  const others: Anchor[] = [
    COMPONENT_TYPES[component.type].anchor,
    needed || anchor === 'needsAttention' ? 'body' : 'needsAttention',
  ];
  const may = (each: Anchor) => whyNotAt(document, component, each) === null;
  if (may(anchor)) return anchor;
  // As in a change of layout: components of a removed column go to "Needs Attention".
  if (anchor === 'crossSells' && !needed && may('needsAttention')) return 'needsAttention';
  return others.find(may) ?? anchor;
}

function everyPlace<Ids extends readonly string[]>(idsAt: (anchor: Anchor) => Ids): Record<Anchor, string[]> {
  return {
    header: [...idsAt('header')],
    goalBox: [...idsAt('goalBox')],
    body: [...idsAt('body')],
    crossSells: [...idsAt('crossSells')],
    footer: [...idsAt('footer')],
    needsAttention: [...idsAt('needsAttention')],
  };
}
