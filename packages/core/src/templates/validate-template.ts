import type { CartDocument } from '../smart-cart/cart-document';
import type { CartComponent } from '../smart-cart/component';
import { type Issue, issue } from '../smart-cart/issue';
import { isVisible } from '../smart-cart/visibility';
import type { Compilation } from './compile-template';
import { cartCompilationOf, compilationOf } from './component-template';
import { TEMPLATE_LIMITS } from './limits';

type Templated = Pick<CartDocument, 'components' | 'customTemplate' | 'useCustomTemplate'>;

/** Where a template's issues lead to. */
const TEMPLATE_PATH = ['customTemplate', 'template'];

/** The first error of a component's own template, with its position: such a template is not saved, nor published. */
export function templateIssues(component: CartComponent): Issue[] {
  return issuesOf(compilationOf(component), component.title);
}

/** The same of the template of a whole cart. */
export function cartTemplateIssues(document: Omit<Templated, 'components'>): Issue[] {
  return issuesOf(cartCompilationOf(document), 'Custom template');
}

function issuesOf(compilation: Compilation | null, label: string): Issue[] {
  const error = compilation?.problems.find(({ severity }) => severity === 'error');
  if (!error) return [];
  const message = `The template cannot be used. Line ${error.line}, column ${error.column}: ${error.message}`;
  return [issue('template', TEMPLATE_PATH, message, label)];
}

/** What keeps the templates of a cart from being published together: every page of the shop carries them. */
export function templatesIssues(document: Templated): Issue[] {
  const size = [cartCompilationOf(document), ...document.components.filter(isVisible).map(compilationOf)]
    .map((compilation) => compilation?.template ?? null)
    .reduce((sum, template) => sum + (template ? JSON.stringify(template).length : 0), 0);
  if (size <= TEMPLATE_LIMITS.cart) return [];
  const message =
    `Every page of the shop carries the custom templates of this cart. Compiled, they can weigh ` +
    `${TEMPLATE_LIMITS.cart.toLocaleString('en')} characters together; they weigh ${size.toLocaleString('en')}. Make some of them shorter.`;
  return [issue('templates_too_heavy', ['components'], message)];
}
