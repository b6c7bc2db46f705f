import type { CartDocument } from './cart-document';
import { findComponent, isVisible } from './components-of';

/**
 * Id of the component that was last made visible between two states of a cart; null for none. An earlier one
 * (`earlier`) remains until it is hidden or removed. If several were made visible at once (by an undo), none is.
 */
export function shownLast(
  earlier: string | null,
  before: CartDocument | null,
  now: CartDocument,
): string | null {
  const turnedOn = now.components.filter((component) => {
    const former = before && findComponent(before, component.componentId);
    return former && !isVisible(former) && isVisible(component);
  });
  if (turnedOn.length === 1) return turnedOn[0]?.componentId ?? null;
  const still = earlier === null ? undefined : findComponent(now, earlier);
  return still && isVisible(still) ? earlier : null;
}
