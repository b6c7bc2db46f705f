import type { Issue } from '@cartwright/core/editing/issue';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { componentWithWidget, widgetIdOf } from '@cartwright/core/smart-cart/cart-edit';
import type { CartComponent } from '@cartwright/core/smart-cart/component';
import { componentIssues, validateCart } from '@cartwright/core/smart-cart/validate-cart';
import type { Screen } from './screen';

const known = new WeakMap<CartComponent, readonly Issue[]>();

/** The issues of a component; while it is hidden only what is too long. A component that did not change is not checked again. */
export function issuesOf(component: CartComponent): readonly Issue[] {
  const found = known.get(component) ?? componentIssues(component);
  known.set(component, found);
  return found;
}

/** The issues of the cart's own fields. The components are left out, so that a key in the name does not check them all. */
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

/** Where an issue can be fixed; of a widget, at the component of the cart that has it. Null where none has. */
export function screenOfIssue({ scope, path }: Issue, cart: CartDocument): Screen | null {
  if (scope === undefined) return cartScreenOf(path);
  const componentId = componentOfScope(scope, cart);
  return componentId === undefined ? null : { kind: 'component', componentId };
}

/** The component that a scope leads to: its own, or the one that has its widget; undefined where none has. */
export function componentOfScope(scope: string, cart: CartDocument): string | undefined {
  const widgetId = widgetIdOf(scope);
  return widgetId === null ? scope : componentWithWidget(cart, widgetId);
}

const SCHEDULE = ['isScheduled', 'startDate', 'endDate'];

/** The screen of the cart's own field at a path. */
export function cartScreenOf([field]: Issue['path']): Screen {
  if (field === 'buyMoreSaveMore') return { kind: 'bmsm' };
  if (field === 'productMetafields') return { kind: 'global' };
  if (field === 'translations') return { kind: 'translations' };
  return { kind: SCHEDULE.includes(String(field)) ? 'schedule' : 'general' };
}
