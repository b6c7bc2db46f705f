import { componentHolder } from '@cartwright/core/cart/commands/custom-template/template-holder';
import type { CartComponent } from '@cartwright/core/cart/component';
import { useState } from 'react';
import { Disclosure } from '../../../../../editor-kit/fields/disclosure';
import { useFieldScope } from '../../../../../editor-kit/fields/field-scope';
import { useIssues } from '../../model/use-issues';
import { TemplateControls } from './template-controls';

/** Custom template of a component. */
export function TemplateGroup({ component }: { component: CartComponent }) {
  const { useCustomTemplate, componentId } = component;
  const issues = useIssues(component);
  const scope = useFieldScope(componentId, issues);
  const error = scope.error(['customTemplate', 'template']);
  const [open, setOpen] = useState(useCustomTemplate);
  return (
    <Disclosure
      title="Advanced"
      summary={useCustomTemplate ? 'Uses a custom template' : 'Custom template'}
      open={open || error !== undefined}
      onToggle={() => setOpen(!open)}
      problems={scope.problems(['customTemplate'])}
    >
      <TemplateControls
        holder={componentHolder(component)}
        help="Write this component in Liquid. The settings above apply where the template uses them."
        error={error}
      />
    </Disclosure>
  );
}
