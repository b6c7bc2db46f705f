import { type Compilation, compileTemplate } from './compile-template';
import type { CustomTemplate } from './custom-template';
import type { TemplateSubject } from './objects';

interface OwnTemplate {
  readonly useCustomTemplate: boolean;
  readonly customTemplate: CustomTemplate | null;
}

const known = new WeakMap<object, Compilation>();

/**
 * Compilation of a component's own template; null while the built-in rendering is used. Unchanged templates aren't
 * compiled again: documents share unchanged objects.
 */
export function compilationOf(own: OwnTemplate & { readonly type: TemplateSubject }): Compilation | null {
  if (!isInUse(own)) return null;
  const { customTemplate, type } = own;
  const found = known.get(customTemplate) ?? compileTemplate(customTemplate.template, type);
  // A lazily loaded compiler hasn't compiled it yet: not cached.
  if (found.template || found.problems.length > 0) known.set(customTemplate, found);
  return found;
}

/** Compilation of the template of a whole cart, likewise. */
export function cartCompilationOf({ customTemplate, useCustomTemplate }: OwnTemplate): Compilation | null {
  return compilationOf({ customTemplate, useCustomTemplate, type: 'cart' });
}

/** Whether a custom template renders the cart or one of its components, visible or hidden. */
export function usesTemplates(
  document: OwnTemplate & { readonly components: readonly OwnTemplate[] },
): boolean {
  return [document, ...document.components].some(isInUse);
}

/** Whether a component, or the cart, is rendered by its own template. */
export function isInUse<Own extends OwnTemplate>(own: Own): own is Own & { customTemplate: CustomTemplate } {
  return own.useCustomTemplate && own.customTemplate !== null;
}
