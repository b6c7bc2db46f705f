import type { ComponentType } from '../../components/component-types';
import type { Refusal } from '../../editing/command';
import type { CartDocument } from '../cart-document';
import type { CartComponent } from '../component';
import { findComponent } from '../components-of';
import { refuseMissing } from './command';

/** The document with one component changed; the same document when nothing is. */
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

/** The component of an id, of the type that a command is for. */
export function needComponent<Type extends ComponentType>(
  document: CartDocument,
  componentId: string,
  type: Type,
): { ok: true; component: CartComponent<Type> } | Refusal {
  const component = findComponent(document, componentId);
  if (!component || component.type !== type) return refuseMissing();
  return { ok: true, component: component as CartComponent<Type> };
}
