import type { CartDocument } from '../smart-cart/cart-document';
import type { CustomTemplate } from '../smart-cart/custom-template';
import { type Compilation, compileTemplate } from './compile-template';
import type { TemplateSubject } from './objects';

const known = new WeakMap<object, Compilation>();

/**
 * The compilation of a component's own template; null while the component is drawn as we draw it. A template that did not
 * change is not compiled again: documents share what they have in common.
 */
export function compilationOf({
  customTemplate,
  useCustomTemplate,
  type,
}: {
  readonly customTemplate: CustomTemplate | null;
  readonly useCustomTemplate: boolean;
  readonly type: TemplateSubject;
}): Compilation | null {
  if (!useCustomTemplate || !customTemplate) return null;
  const found = known.get(customTemplate) ?? compileTemplate(customTemplate.template, type);
  known.set(customTemplate, found);
  return found;
}

/** The same of the template of a whole cart. */
export function cartCompilationOf({
  customTemplate,
  useCustomTemplate,
}: Pick<CartDocument, 'customTemplate' | 'useCustomTemplate'>): Compilation | null {
  return compilationOf({ customTemplate, useCustomTemplate, type: 'cart' });
}
