import {
  confirmTemplateVersion,
  type Edit,
  restoreTemplate,
  setTemplate,
  toggleTemplate,
} from '@cartwright/core/smart-cart/commands/custom-template/custom-template';
import type { CartComponent } from '@cartwright/core/smart-cart/component';
import { STARTING_TEMPLATES } from '@cartwright/core/templates/starting/starting-templates';
import { useUser } from '../../../../shared/use-user';
import { useRun } from '../../model/editor-context';

/** What a merchant does with a component's template. */
export interface TemplateCommands {
  readonly toggle: () => void;
  readonly write: (source: string) => void;
  readonly restore: (templateId: string) => void;
  readonly reset: () => void;
  readonly confirmVersion: () => void;
}

export function useTemplate({ componentId, title, type }: CartComponent): TemplateCommands {
  const run = useRun();
  const { rebuyAdmin } = useUser();
  const edit = (): Edit => ({
    editedBy: rebuyAdmin ? 'Support' : 'Merchant',
    at: new Date().toISOString(),
    newId: () => crypto.randomUUID(),
  });
  const write = (source: string) =>
    void run((document) => setTemplate(document, { componentId, source, edit: edit() }), title);
  return {
    toggle: () => void run((document) => toggleTemplate(document, { componentId, edit: edit() }), title),
    write,
    restore: (templateId) =>
      void run((document) => restoreTemplate(document, { componentId, templateId, edit: edit() }), title),
    reset: () => write(STARTING_TEMPLATES[type]),
    confirmVersion: () => void run((document) => confirmTemplateVersion(document, { componentId }), title),
  };
}
