import { type Issue, issue } from '../editing/issue';
import type { Compilation } from '../templates/compile-template';
import { cartCompilationOf, compilationOf, isInUse } from '../templates/component-template';
import { TEMPLATE_LIMITS } from '../templates/limits';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';
import { isVisible } from './components-of';

type Templated = Pick<CartDocument, 'components' | 'customTemplate' | 'useCustomTemplate'>;

/** Path of a template's issues. */
const TEMPLATE_PATH = ['customTemplate', 'template'];

const CART_LABEL = 'Custom template';

/** First error of a component's template, with its position: such a template is neither saved nor published. */
export function templateIssues(component: CartComponent): Issue[] {
  return issuesOf(compilationOf(component), component.title);
}

/** First error of the template of a whole cart, likewise. */
export function cartTemplateIssues(document: Omit<Templated, 'components'>): Issue[] {
  return issuesOf(cartCompilationOf(document), CART_LABEL);
}

function issuesOf(compilation: Compilation | null, label: string): Issue[] {
  const error = compilation?.problems.find(({ severity }) => severity === 'error');
  if (!error) return [];
  const message = `The template can’t be used. Line ${error.line}, column ${error.column}: ${error.message}`;
  return [issue('template', TEMPLATE_PATH, message, label)];
}

/** Issues of the total size of a cart's templates, which every page of the shop carries. */
export function templatesIssues(document: Templated): Issue[] {
  const size = [cartCompilationOf(document), ...document.components.filter(isVisible).map(compilationOf)]
    .map((compilation) => compilation?.template ?? null)
    .reduce((sum, template) => sum + (template ? JSON.stringify(template).length : 0), 0);
  if (size <= TEMPLATE_LIMITS.cart) return [];
  const message =
    `Each page of your store loads this cart’s custom templates. Together they can have ` +
    `${TEMPLATE_LIMITS.cart.toLocaleString('en')} characters when compiled. They have ${size.toLocaleString('en')}. Shorten some of them.`;
  return [issue('templates_too_heavy', ['components'], message)];
}

/** Issue of a cart whose templates take too long to compile, at the longest of them, the likeliest cause. */
export function templatesTooSlow(document: Templated): Issue {
  const { customTemplate, useCustomTemplate } = document;
  const all = [{ customTemplate, useCustomTemplate, title: CART_LABEL }, ...document.components];
  const longest = all
    .filter(isInUse)
    .reduce<(typeof all)[number] | null>(
      (found, each) => (lengthOf(each) > lengthOf(found) ? each : found),
      null,
    );
  const message = 'This cart’s custom templates take too long to prepare. Shorten them.';
  return {
    ...issue('too_slow', TEMPLATE_PATH, message, longest?.title ?? CART_LABEL),
    ...(longest && 'componentId' in longest && { scope: longest.componentId }),
  };
}

const lengthOf = (own: Pick<CartComponent, 'customTemplate'> | null): number =>
  own?.customTemplate?.template.length ?? -1;
