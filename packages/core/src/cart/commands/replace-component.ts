import type { ComponentType } from '../../components/component-types';
import type { Refusal } from '../../editing/command';
import type { CartDocument } from '../cart-document';
import type { CartComponent } from '../component';
import { findComponent } from '../components-of';
import { refuseMissing } from './command';

/** Document with one component changed; the same object if nothing changes. */
export function replaceComponent(
  document: CartDocument,
  componentId: string,
  change: (component: CartComponent) => CartComponent,
): CartDocument {
  return {
    ...document,
    components: document.components.map((component) =>
      component.componentId === componentId ? change(component) : component,
    ),
  };
}

/** Component with an id and a type. */
export function needComponent<Type extends ComponentType>(
  document: CartDocument,
  componentId: string,
  type: Type,
): { ok: true; component: CartComponent<Type> } | Refusal {
  const component = findComponent(document, componentId);
  if (!component || component.type !== type) return refuseMissing();
  return { ok: true, component: component as CartComponent<Type> };
}
