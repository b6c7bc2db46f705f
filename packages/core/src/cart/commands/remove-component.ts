import { refuse } from '../../editing/command';
import type { CartDocument } from '../cart-document';
import { findComponent } from '../components-of';
import { takenOut } from '../placement';
import { type CommandResult, refuseMissing } from './command';

/** Removes a component, unless it is always visible, and the app's entry with a smart cart app. */
export function removeComponent(
  document: CartDocument,
  { componentId }: { componentId: string },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  if (component.visibilityStatus === 'always_visible' || component.type === 'cart_items') {
    return refuse('always_visible', `Every cart needs ${component.title}. It can’t be removed.`, [
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
    scope: componentId,
  };
}
