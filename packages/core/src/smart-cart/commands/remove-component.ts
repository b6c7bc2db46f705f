import type { CartDocument } from '../cart-document';
import { findComponent } from '../components-of';
import { type CommandResult, refuse, refuseMissing } from './command';
import { takenOut } from './placement';

/** Removes a component. What is always visible stays; a smart cart app takes its app's entry along (spec section 4). */
export function removeComponent(
  document: CartDocument,
  { componentId }: { componentId: string },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  if (component.visibilityStatus === 'always_visible' || component.type === 'cart_items') {
    return refuse('always_visible', `Every cart needs ${component.title}. It cannot be removed.`, [
      'components',
    ]);
  }
  const components = document.components.filter((each) => each !== component);
  const appId = component.type === 'smart_cart_app' ? component.settings.appId : null;
  const stillUsed = components.some(
    (each) => each.type === 'smart_cart_app' && each.settings.appId === appId,
  );
  return {
    ok: true,
    document: {
      ...document,
      components,
      dragDropState: takenOut(document.dragDropState, componentId),
      apps: stillUsed ? document.apps : document.apps.filter((app) => app.id !== appId),
    },
    label: `Remove ${component.title}`,
    history: 'record',
    componentId,
  };
}
