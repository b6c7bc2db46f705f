import type { CartComponent } from '../smart-cart/component';
import { type Compilation, compileTemplate } from './compile-template';

const known = new WeakMap<object, Compilation>();

/**
 * The compilation of a component's own template; null while the component is drawn as we draw it. A template that did not
 * change is not compiled again: documents share what they have in common.
 */
export function compilationOf({
  customTemplate,
  useCustomTemplate,
  type,
}: Pick<CartComponent, 'customTemplate' | 'useCustomTemplate' | 'type'>): Compilation | null {
  if (!useCustomTemplate || !customTemplate) return null;
  const found = known.get(customTemplate) ?? compileTemplate(customTemplate.template, type);
  known.set(customTemplate, found);
  return found;
}
