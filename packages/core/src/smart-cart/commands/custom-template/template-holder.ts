import type { TemplateSubject } from '../../../templates/objects';
import { STARTING_TEMPLATES } from '../../../templates/starting/starting-templates';
import { wholeCartTemplate } from '../../../templates/starting/whole-cart';
import type { CartDocument } from '../../cart-document';
import type { CartComponent } from '../../component';
import { findComponent } from '../../components-of';

/** What can have a template of its own: a component, or the whole cart. */
export interface TemplateHolder
  extends Pick<
    CartComponent,
    'title' | 'version' | 'useCustomTemplate' | 'customTemplate' | 'previousTemplates'
  > {
  /** Null: the whole cart. */
  readonly componentId: string | null;
  readonly subject: TemplateSubject;
  /** What its first template is: what we draw, told in Liquid. */
  readonly starting: string;
}

export function componentHolder(component: CartComponent): TemplateHolder {
  const { componentId, type, title, version, useCustomTemplate, customTemplate, previousTemplates } =
    component;
  const starting = STARTING_TEMPLATES[type];
  return {
    componentId,
    subject: type,
    title,
    version,
    starting,
    useCustomTemplate,
    customTemplate,
    previousTemplates,
  };
}

export function cartHolder(document: CartDocument): TemplateHolder {
  const { layoutVersion, useCustomTemplate, customTemplate, previousTemplates } = document;
  return {
    componentId: null,
    subject: 'cart',
    title: 'the whole cart',
    version: layoutVersion,
    starting: wholeCartTemplate(document),
    useCustomTemplate,
    customTemplate,
    previousTemplates,
  };
}

/** The holder of an id; null when there is no such component. */
export function findHolder(document: CartDocument, componentId: string | null): TemplateHolder | null {
  if (componentId === null) return cartHolder(document);
  const component = findComponent(document, componentId);
  return component ? componentHolder(component) : null;
}
