import { refuse } from '../../../editing/command';
import { type CustomTemplate, keptHistory } from '../../../templates/custom-template';
import type { CartDocument } from '../../cart-document';
import { isOlderVersion } from '../../is-older-version';
import { type CommandResult, refuseMissing } from '../command';
import { replaceComponent } from '../replace-component';
import { findHolder, type TemplateHolder } from './template-holder';

/** Author and time of a template's change; the core has neither clock nor random numbers. */
export interface Edit {
  readonly editedBy: string;
  /** UTC instant (ISO 8601). */
  readonly at: string;
  readonly newId: () => string;
}

/** Sets the template of a component (null: the whole cart); the previous one goes to the top of its history. */
export function setTemplate(
  document: CartDocument,
  { componentId, source, edit }: { componentId: string | null; source: string; edit: Edit },
): CommandResult {
  const holder = findHolder(document, componentId);
  if (!holder) return refuseMissing();
  if (holder.customTemplate?.template === source) return changed(document, holder, {}, 'Edit the code');
  return changed(document, holder, withTemplate(holder, source, edit), 'Edit the code');
}

/** Toggles the custom template of a component (null: the whole cart). The first time it gets a starting template. */
export function toggleTemplate(
  document: CartDocument,
  { componentId, edit }: { componentId: string | null; edit: Edit },
): CommandResult {
  const holder = findHolder(document, componentId);
  if (!holder) return refuseMissing();
  const useCustomTemplate = !holder.useCustomTemplate;
  const first = useCustomTemplate && !holder.customTemplate;
  const template = first ? withTemplate(holder, holder.starting, edit) : {};
  const label = useCustomTemplate ? 'Enable the custom template' : 'Disable the custom template';
  return changed(document, holder, { ...template, useCustomTemplate }, label);
}

/** Restores an earlier template, which leaves the history; the replaced one goes to its top. */
export function restoreTemplate(
  document: CartDocument,
  { componentId, templateId, edit }: { componentId: string | null; templateId: string; edit: Edit },
): CommandResult {
  const holder = findHolder(document, componentId);
  if (!holder) return refuseMissing();
  const earlier = holder.previousTemplates.find(({ id }) => id === templateId);
  if (!earlier) {
    return refuse('template_missing', 'This earlier template is no longer in the history.', [
      'previousTemplates',
    ]);
  }
  const others = holder.previousTemplates.filter(({ id }) => id !== templateId);
  const restored = withTemplate({ ...holder, previousTemplates: others }, earlier.template, edit);
  return changed(document, holder, restored, 'Restore an earlier template');
}

/** Whether a template was made for an earlier version of its component, and may lack later additions. */
export function isOutdated({
  customTemplate,
  version,
}: Pick<TemplateHolder, 'customTemplate' | 'version'>): boolean {
  return customTemplate !== null && isOlderVersion(customTemplate.componentVersion, version);
}

/** Marks a template as checked for the current version of its component. */
export function confirmTemplateVersion(
  document: CartDocument,
  { componentId }: { componentId: string | null },
): CommandResult {
  const holder = findHolder(document, componentId);
  if (!holder?.customTemplate) return refuseMissing();
  const customTemplate = { ...holder.customTemplate, componentVersion: holder.version };
  return changed(document, holder, { customTemplate }, 'Keep the template');
}

type TemplateFields = Partial<
  Pick<TemplateHolder, 'customTemplate' | 'previousTemplates' | 'useCustomTemplate'>
>;

function withTemplate(
  {
    title,
    version,
    customTemplate,
    previousTemplates,
  }: Pick<TemplateHolder, 'title' | 'version' | 'customTemplate' | 'previousTemplates'>,
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
  { componentId, title }: TemplateHolder,
  fields: TemplateFields,
  what: string,
): CommandResult {
  const label = `${what} of ${title}`;
  if (componentId === null)
    return { ok: true, document: { ...document, ...fields }, label, history: 'record' };
  return {
    ok: true,
    document: replaceComponent(document, componentId, (each) => ({ ...each, ...fields })),
    label,
    history: 'record',
    scope: componentId,
  };
}
