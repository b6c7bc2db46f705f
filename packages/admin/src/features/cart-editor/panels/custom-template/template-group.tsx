import { isOutdated } from '@cartwright/core/smart-cart/commands/custom-template/custom-template';
import type { CartComponent } from '@cartwright/core/smart-cart/component';
import { STARTING_TEMPLATES } from '@cartwright/core/templates/starting/starting-templates';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { Switch } from '@cartwright/ui/admin/switch';
import { Banner, Button, InlineError } from '@shopify/polaris';
import { useState } from 'react';
import { Disclosure } from '../../fields/disclosure';
import { useFieldScope } from '../../fields/field-scope';
import { issuesUnder } from '../../model/issues';
import { useIssues } from '../../model/use-issues';
import { CodeDialog } from './code-dialog';
import './custom-template.css';
import { TemplateHistory } from './template-history';
import { useTemplate } from './use-template';

const PATH = ['customTemplate', 'template'];

/** A component's own template: whether it is used, its code, and what it was before. */
export function TemplateGroup({ component }: { component: CartComponent }) {
  const { useCustomTemplate, customTemplate, componentId } = component;
  const issues = useIssues(component);
  const scope = useFieldScope(componentId, issues);
  const problems = issuesUnder(issues, ['customTemplate']).length;
  const [open, setOpen] = useState(useCustomTemplate);
  const [writing, setWriting] = useState(false);
  const [resetting, setResetting] = useState(false);
  const { toggle, write, restore, reset, confirmVersion } = useTemplate(component);
  const error = scope.error(PATH);
  const begun = customTemplate?.template === STARTING_TEMPLATES[component.type];

  return (
    <Disclosure
      title="Advanced"
      summary={useCustomTemplate ? 'Drawn by your own template' : 'Custom template'}
      open={open || error !== undefined}
      onToggle={() => setOpen(!open)}
      problems={problems}
    >
      <div className="cw-template">
        <Switch
          label="Enable Custom Template"
          help="You write this component in Liquid, the language of themes. Its settings above count as far as the template uses them."
          checked={useCustomTemplate}
          onChange={toggle}
        />
        {customTemplate && isOutdated(component) && (
          <Banner
            tone="info"
            title="New Version Available"
            action={{ content: 'Keep my template', onAction: confirmVersion }}
          >
            <p>
              This component has changed since your template was written (version{' '}
              {customTemplate.componentVersion}, now {component.version}), so the template may lack something
              new. Compare it with the starting template, or keep it as it is.
            </p>
          </Banner>
        )}
        {customTemplate && (
          <div className="cw-template__actions" data-invalid={error === undefined ? undefined : ''}>
            <Button onClick={() => setWriting(true)}>Edit Code</Button>
            <Button variant="tertiary" disabled={begun} onClick={() => setResetting(true)}>
              Reset to the starting template
            </Button>
          </div>
        )}
        {error !== undefined && <InlineError message={error} fieldID={componentId} />}
        <TemplateHistory templates={component.previousTemplates} onRestore={restore} />
      </div>
      {writing && customTemplate && (
        <CodeDialog
          component={component}
          source={customTemplate.template}
          onSave={write}
          onClose={() => setWriting(false)}
        />
      )}
      <ConfirmModal
        open={resetting}
        title="Reset to the starting template?"
        message="Your template goes to the history, from where it can be restored."
        confirm="Reset"
        cancel="Cancel"
        onConfirm={() => {
          setResetting(false);
          reset();
        }}
        onCancel={() => setResetting(false)}
      />
    </Disclosure>
  );
}
