import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { findComponent } from '@cartwright/core/cart/components-of';
import { sameValue } from '@cartwright/core/editing/same-value';
import { componentOfScope } from './issues';
import type { Screen } from './screen';

/**
 * Screen to show after undo or redo: the panel of a changed component, the screen of a changed cart
 * field, the component of a changed widget; moves are visible in the tree. Compares
 * by value, as a save response has new objects.
 */
export function screenAfter(
  screen: Screen | null,
  scope: string | null,
  before: CartDocument,
  after: CartDocument,
): Screen | null {
  if (scope === null) return cartScreen(before, after);
  const componentId = componentOfScope(scope, after);
  if (componentId === undefined) return screen;
  if (componentId !== scope) return { kind: 'component', componentId };
  const was = findComponent(before, componentId);
  const is = findComponent(after, componentId);
  const inPanel = (['settings', 'useCustomTemplate', 'customTemplate'] as const).some(
    (field) => was && is && !sameValue(was[field], is[field]),
  );
  return inPanel ? { kind: 'component', componentId } : screen;
}

function cartScreen(before: CartDocument, after: CartDocument): Screen {
  const differs = (...fields: (keyof CartDocument)[]) =>
    fields.some((field) => !sameValue(before[field], after[field]));
  if (differs('buyMoreSaveMore', 'buyMoreSaveMoreEnabled')) return { kind: 'bmsm' };
  if (differs('layout')) return { kind: 'layouts' };
  if (differs('isScheduled', 'startDate', 'endDate')) return { kind: 'schedule' };
  if (differs('translations')) return { kind: 'translations' };
  const general = differs('name', 'enabled', 'useCustomTemplate', 'customTemplate');
  return { kind: general ? 'general' : 'global' };
}
