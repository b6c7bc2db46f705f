import { sameValue } from '../editing/same-value';
import type { CartComponent } from './component';
import { newComponent } from './new-cart';

/** Whether a merchant has changed a component: it differs from a new one of its type by more than its ids. */
export function isConfigured(component: CartComponent): boolean {
  const fresh = newComponent(component.type, () => '');
  return (
    component.useCustomTemplate ||
    component.customTemplate !== null ||
    component.title !== fresh.title ||
    !sameValue(component.settings, fresh.settings, 'id')
  );
}
