import type { CartDocument } from '../smart-cart/cart-document';
import type { CartComponent } from '../smart-cart/component';
import { type Issue, issue } from '../smart-cart/issue';
import { isVisible } from '../smart-cart/visibility';
import type { Compilation } from './compile-template';
import { cartCompilationOf, compilationOf, isInUse } from './component-template';
import { TEMPLATE_LIMITS } from './limits';

type Templated = Pick<CartDocument, 'components' | 'customTemplate' | 'useCustomTemplate'>;

/** Where a template's issues lead to. */
const TEMPLATE_PATH = ['customTemplate', 'template'];

const CART_LABEL = 'Custom template';

/** The first error of a component's own template, with its position: such a template is not saved, nor published. */
export function templateIssues(component: CartComponent): Issue[] {
  return issuesOf(compilationOf(component), component.title);
}

/** The same of the template of a whole cart. */
export function cartTemplateIssues(document: Omit<Templated, 'components'>): Issue[] {
  return issuesOf(cartCompilationOf(document), CART_LABEL);
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

/** What is said of a cart whose templates take too long to compile, at the longest of them: that is the likeliest. */
export function templatesTooSlow(document: Templated): Issue {
  const { customTemplate, useCustomTemplate } = document;
  const all = [{ customTemplate, useCustomTemplate, title: CART_LABEL }, ...document.components];
  const longest = all
    .filter(isInUse)
    .reduce<(typeof all)[number] | null>(
      (found, each) => (lengthOf(each) > lengthOf(found) ? each : found),
      null,
    );
  const message = 'The custom templates of this cart take too long to prepare. Make them shorter.';
  return {
    ...issue('too_slow', TEMPLATE_PATH, message, longest?.title ?? CART_LABEL),
    ...(longest && 'componentId' in longest && { componentId: longest.componentId }),
  };
}

const lengthOf = (own: Pick<CartComponent, 'customTemplate'> | null): number =>
  own?.customTemplate?.template.length ?? -1;
