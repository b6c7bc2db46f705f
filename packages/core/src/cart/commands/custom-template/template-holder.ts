import { COMPONENT_TYPES } from '../../../components/component-types';
import type { TemplateSubject } from '../../../templates/objects';
import { STARTING_TEMPLATES } from '../../../templates/starting/starting-templates';
import { type CartDocument, LAYOUT_VERSION } from '../../cart-document';
import type { CartComponent } from '../../component';
import { findComponent } from '../../components-of';
import { wholeCartTemplate } from '../../starting-cart-template';

/** Holder of a custom template: a component, or the whole cart. */
export interface TemplateHolder
  extends Pick<CartComponent, 'title' | 'useCustomTemplate' | 'customTemplate' | 'previousTemplates'> {
  /** Version that new templates are for, whatever version the component was created with. */
  readonly version: string;
  /** Null: the whole cart. */
  readonly componentId: string | null;
  readonly subject: TemplateSubject;
  /** Initial template: our rendering in Liquid. */
  readonly starting: string;
}

export function componentHolder(component: CartComponent): TemplateHolder {
  const { componentId, type, title, useCustomTemplate, customTemplate, previousTemplates } = component;
  const starting = STARTING_TEMPLATES[type];
  return {
    componentId,
    subject: type,
    title,
    version: COMPONENT_TYPES[type].version,
    starting,
    useCustomTemplate,
    customTemplate,
    previousTemplates,
  };
}

export function cartHolder(document: CartDocument): TemplateHolder {
  const { useCustomTemplate, customTemplate, previousTemplates } = document;
  return {
    componentId: null,
    subject: 'cart',
    title: 'the whole cart',
    version: LAYOUT_VERSION,
    starting: wholeCartTemplate(document),
    useCustomTemplate,
    customTemplate,
    previousTemplates,
  };
}

/** Holder with an id; null if the component doesn't exist. */
export function findHolder(document: CartDocument, componentId: string | null): TemplateHolder | null {
  if (componentId === null) return cartHolder(document);
  const component = findComponent(document, componentId);
  return component ? componentHolder(component) : null;
}
