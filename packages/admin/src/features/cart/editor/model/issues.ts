import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { componentWithWidget, widgetIdOf } from '@cartwright/core/cart/cart-edit';
import type { CartComponent } from '@cartwright/core/cart/component';
import { componentIssues, validateCart } from '@cartwright/core/cart/validate-cart';
import type { Issue } from '@cartwright/core/editing/issue';
import type { Screen } from './screen';

const known = new WeakMap<CartComponent, readonly Issue[]>();

/** Issues of a component, cached by reference; while it is hidden only those about length. */
export function issuesOf(component: CartComponent): readonly Issue[] {
  const found = known.get(component) ?? componentIssues(component);
  known.set(component, found);
  return found;
}

/**
 * Issues of the cart's own fields. Components are left out, so that typing the name doesn't
 * validate them all.
 */
export function cartFieldIssues(document: CartDocument): readonly Issue[] {
  const nowhere: CartDocument['dragDropState'] = {
    header: [],
    goalBox: [],
    body: [],
    crossSells: [],
    footer: [],
    needsAttention: [],
  };
  return validateCart({ ...document, components: [], dragDropState: nowhere });
}

/**
 * Screen where an issue can be fixed; for a widget, the component that shows it. Null if there is
 * none.
 */
export function screenOfIssue({ scope, path }: Issue, cart: CartDocument): Screen | null {
  if (scope === undefined) return cartScreenOf(path);
  const componentId = componentOfScope(scope, cart);
  return componentId === undefined ? null : { kind: 'component', componentId };
}

/** Component of a scope: its own, or the one that shows its widget; undefined if there is none. */
export function componentOfScope(scope: string, cart: CartDocument): string | undefined {
  const widgetId = widgetIdOf(scope);
  return widgetId === null ? scope : componentWithWidget(cart, widgetId);
}

const SCHEDULE = ['isScheduled', 'startDate', 'endDate'];

/** Screen of a cart field. */
export function cartScreenOf([field]: Issue['path']): Screen {
  if (field === 'buyMoreSaveMore') return { kind: 'bmsm' };
  if (field === 'productMetafields') return { kind: 'global' };
  if (field === 'translations') return { kind: 'translations' };
  return { kind: SCHEDULE.includes(String(field)) ? 'schedule' : 'general' };
}
