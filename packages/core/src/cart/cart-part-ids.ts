import { appIdOf } from './app-id';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';
import { standsOnce } from './placement';

type AppEntry = CartDocument['apps'][number];

/**
 * Components of a cart by the ids of their sections. A component that a cart has at most once has the same section
 * id in every version, even if it was removed and added again, so that two users who both add one have changed the
 * same section.
 */
export function componentsByPart(document: CartDocument): ReadonlyMap<string, CartComponent> {
  const byPart = new Map<string, CartComponent>();
  for (const component of document.components) {
    const shared = sharedId(document, component);
    const own = `component:${component.componentId}`;
    const free = [shared, own].find((id) => id !== null && !byPart.has(id));
    // Duplicate ids can't be saved; both components keep a section.
    byPart.set(free ?? `${own}:${byPart.size}`, component);
  }
  return byPart;
}

function sharedId(document: CartDocument, component: CartComponent): string | null {
  const entry = appOf(document, component);
  if (entry) return `app:${appIdOf(entry)}`;
  return standsOnce(component.type) ? `type:${component.type}` : null;
}

/** App entry of a block; undefined if it has none. */
export function appOf(document: CartDocument, component: CartComponent): AppEntry | undefined {
  if (component.type !== 'smart_cart_app') return undefined;
  return document.apps.find(({ id }) => id === component.settings.appId);
}

/** App entries without a block. */
export function appsWithoutBlock(document: CartDocument): readonly AppEntry[] {
  const shown = new Set(document.components.map((component) => appOf(document, component)?.id));
  return document.apps.filter(({ id }) => !shown.has(id));
}
