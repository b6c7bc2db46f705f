import type { CartComponent } from '../smart-cart/component';
import { type Issue, issue } from '../smart-cart/issue';
import { compilationOf } from './component-template';

/** Where a template's issues lead to. */
export const TEMPLATE_PATH = ['customTemplate', 'template'];

/** The first error of a component's own template, with its position: such a template is not saved, nor published. */
export function templateIssues(component: CartComponent): Issue[] {
  const error = compilationOf(component)?.problems.find(({ severity }) => severity === 'error');
  if (!error) return [];
  const message = `The template cannot be used. Line ${error.line}, column ${error.column}: ${error.message}`;
  return [issue('template', TEMPLATE_PATH, message, component.title)];
}
