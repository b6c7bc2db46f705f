import { refuse } from '../../editing/command';
import type { CartDocument } from '../cart-document';
import { findComponent, isVisible } from '../components-of';
import { validateComponent } from '../validate-cart';
import { type CommandResult, refuseMissing } from './command';
import { replaceComponent } from './replace-component';

/** Hint for a component that can be neither hidden nor saved as it is. */
const WAY_OUT = 'Fix this before hiding it, or remove the component.';

/**
 * Hides or shows a component. `always_visible` cannot be toggled; showing is
 * always allowed; hiding is refused while the component is invalid. An app block's entry follows.
 */
export function toggleComponent(
  document: CartDocument,
  { componentId }: { componentId: string },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  if (component.visibilityStatus === 'always_visible') {
    return refuse('always_visible', `${component.title} is always visible.`, ['visibilityStatus']);
  }
  const hides = isVisible(component);
  const [problem] = hides ? validateComponent(component) : [];
  if (problem) return { ok: false, ...problem, message: `${problem.message} ${WAY_OUT}` };
  const shown = replaceComponent(document, componentId, (each) => ({
    ...each,
    visibilityStatus: hides ? 'hidden' : 'visible',
  }));
  const appId = component.type === 'smart_cart_app' ? component.settings.appId : null;
  return {
    ok: true,
    document: {
      ...shown,
      apps: shown.apps.map((app) => (app.id === appId ? { ...app, enabled: !hides } : app)),
    },
    label: `${hides ? 'Hide' : 'Show'} ${component.title}`,
    history: 'record',
    scope: componentId,
  };
}
