import {
  confirmTemplateVersion,
  type Edit,
  restoreTemplate,
  setTemplate,
  toggleTemplate,
} from '@cartwright/core/smart-cart/commands/custom-template/custom-template';
import type { TemplateHolder } from '@cartwright/core/smart-cart/commands/custom-template/template-holder';
import { useUser } from '../../../../shared/hooks/use-user';
import { useRun } from '../../model/editor-context';

/** Commands for the template of a component, or of the whole cart. */
export interface TemplateCommands {
  readonly toggle: () => void;
  readonly write: (source: string) => void;
  readonly restore: (templateId: string) => void;
  readonly reset: () => void;
  readonly confirmVersion: () => void;
}

export function useTemplate({ componentId, title, starting }: TemplateHolder): TemplateCommands {
  const run = useRun();
  const { name, rebuyAdmin } = useUser();
  const edit = (): Edit => ({
    editedBy: rebuyAdmin ? 'Support' : name,
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
    reset: () => write(starting),
    confirmVersion: () => void run((document) => confirmTemplateVersion(document, { componentId }), title),
  };
}
