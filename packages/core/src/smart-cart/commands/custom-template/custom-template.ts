import { STARTING_TEMPLATES } from '../../../templates/starting/starting-templates';
import type { CartDocument } from '../../cart-document';
import type { CartComponent } from '../../component';
import { findComponent } from '../../components-of';
import { type CustomTemplate, keptHistory } from '../../custom-template';
import { type CommandResult, refuse, refuseMissing } from '../command';
import { replaceComponent } from '../replace-component';

/** Who edits a template, and when; the core knows neither clock nor chance. */
export interface Edit {
  readonly editedBy: string;
  /** UTC instant (ISO 8601). */
  readonly at: string;
  readonly newId: () => string;
}

/** Gives a component another template; the one before it goes to the top of its history. */
export function setTemplate(
  document: CartDocument,
  { componentId, source, edit }: { componentId: string; source: string; edit: Edit },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  if (component.customTemplate?.template === source) return changed(document, component, {}, 'Edit the code');
  return changed(document, component, withTemplate(component, source, edit), 'Edit the code');
}

/** Draws a component by its template, or as we draw it. The first time it gets the template to begin with. */
export function toggleTemplate(
  document: CartDocument,
  { componentId, edit }: { componentId: string; edit: Edit },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  const useCustomTemplate = !component.useCustomTemplate;
  const first = useCustomTemplate && !component.customTemplate;
  const template = first ? withTemplate(component, STARTING_TEMPLATES[component.type], edit) : {};
  const label = useCustomTemplate ? 'Enable the custom template' : 'Disable the custom template';
  return changed(document, component, { ...template, useCustomTemplate }, label);
}

/** Puts an earlier template back; it leaves the history, and the one that it replaces goes to the top. */
export function restoreTemplate(
  document: CartDocument,
  { componentId, templateId, edit }: { componentId: string; templateId: string; edit: Edit },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component) return refuseMissing();
  const earlier = component.previousTemplates.find(({ id }) => id === templateId);
  if (!earlier) {
    return refuse('template_missing', 'This earlier template is no longer in the history.', [
      'previousTemplates',
    ]);
  }
  const others = component.previousTemplates.filter(({ id }) => id !== templateId);
  const restored = withTemplate({ ...component, previousTemplates: others }, earlier.template, edit);
  return changed(document, component, restored, 'Restore an earlier template');
}

/** Whether a template was made for an earlier version of its component: it may lack what has been added since. */
export function isOutdated({ customTemplate, version }: CartComponent): boolean {
  return customTemplate !== null && Number(customTemplate.componentVersion) < Number(version);
}

/** Says that a template has been looked at and is right for the component's version as it is now. */
export function confirmTemplateVersion(
  document: CartDocument,
  { componentId }: { componentId: string },
): CommandResult {
  const component = findComponent(document, componentId);
  if (!component?.customTemplate) return refuseMissing();
  const customTemplate = { ...component.customTemplate, componentVersion: component.version };
  return changed(document, component, { customTemplate }, 'Keep the template');
}

type TemplateFields = Partial<
  Pick<CartComponent, 'customTemplate' | 'previousTemplates' | 'useCustomTemplate'>
>;

function withTemplate(
  {
    title,
    version,
    customTemplate,
    previousTemplates,
  }: Pick<CartComponent, 'title' | 'version' | 'customTemplate' | 'previousTemplates'>,
  template: string,
  { editedBy, at, newId }: Edit,
): TemplateFields {
  const next: CustomTemplate = {
    id: newId(),
    name: title,
    template,
    componentVersion: version,
    editedBy,
    timestamp: at,
  };
  const earlier = customTemplate ? [customTemplate, ...previousTemplates] : previousTemplates;
  return { customTemplate: next, previousTemplates: keptHistory(earlier) };
}

function changed(
  document: CartDocument,
  { componentId, title }: CartComponent,
  fields: TemplateFields,
  label: string,
): CommandResult {
  return {
    ok: true,
    document: replaceComponent(document, componentId, (each) => ({ ...each, ...fields })),
    label: `${label} of ${title}`,
    history: 'record',
    componentId,
  };
}
