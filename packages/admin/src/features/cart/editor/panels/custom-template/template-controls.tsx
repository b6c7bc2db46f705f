import './custom-template.css';
import {
  confirmTemplateVersion,
  type Edit,
  isOutdated,
  restoreTemplate,
  setTemplate,
  toggleTemplate,
} from '@cartwright/core/cart/commands/custom-template/custom-template';
import type { TemplateHolder } from '@cartwright/core/cart/commands/custom-template/template-holder';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { Switch } from '@cartwright/ui/admin/switch';
import { useId, useState } from 'react';
import { lazyDialog } from '../../../../../shared/components/lazy-dialog';
import { useUser } from '../../../../../shared/hooks/use-user';
import { useRun } from '../../model/editor-context';
import { TemplateHistory } from './template-history';

const CodeDialog = lazyDialog(async () => (await import('./code-dialog')).CodeDialog);

/** Switch, code and history of a custom template. */
export function TemplateControls({
  holder,
  help,
  error,
}: {
  holder: TemplateHolder;
  help: string;
  error: string | undefined;
}) {
  const { useCustomTemplate, customTemplate, previousTemplates, version, componentId, starting } = holder;
  const [writing, setWriting] = useState(false);
  const [resetting, setResetting] = useState(false);
  const { toggle, write, restore, reset, confirmVersion } = useTemplate(holder);
  const id = useId();
  const what = componentId === null ? 'The cart' : 'This component';
  return (
    <>
      <div className="cw-template">
        <Switch label="Enable Custom Template" help={help} checked={useCustomTemplate} onChange={toggle} />
        {customTemplate && isOutdated(holder) && (
          <Banner
            tone="info"
            title="New Version Available"
            action={{ content: 'Keep my template', onAction: confirmVersion }}
          >
            <p>
              {what} has changed since your template was written (version {customTemplate.componentVersion},
              now {version}). Compare your template with the starting template, or keep it as it is.
            </p>
          </Banner>
        )}
        {customTemplate && (
          <div className="cw-template__actions" data-invalid={error === undefined ? undefined : ''}>
            <Button onClick={() => setWriting(true)}>Edit Code</Button>
            <Button
              variant="tertiary"
              disabled={customTemplate.template === starting}
              onClick={() => setResetting(true)}
            >
              Reset to the starting template
            </Button>
          </div>
        )}
        {error !== undefined && <InlineError message={error} fieldID={id} />}
        <TemplateHistory templates={previousTemplates} onRestore={restore} />
      </div>
      {writing && customTemplate && (
        <CodeDialog
          holder={holder}
          source={customTemplate.template}
          onSave={write}
          onClose={() => setWriting(false)}
        />
      )}
      <ConfirmModal
        open={resetting}
        title="Reset to the starting template?"
        message="Your current template is kept under “Earlier templates” and can be restored."
        confirm="Reset"
        cancel="Cancel"
        onConfirm={() => {
          setResetting(false);
          reset();
        }}
        onCancel={() => setResetting(false)}
      />
    </>
  );
}

/** Commands for the template of a component, or of the whole cart. */
interface TemplateCommands {
  readonly toggle: () => void;
  readonly write: (source: string) => void;
  readonly restore: (templateId: string) => void;
  readonly reset: () => void;
  readonly confirmVersion: () => void;
}

function useTemplate({ componentId, title, starting }: TemplateHolder): TemplateCommands {
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
