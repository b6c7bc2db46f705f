import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import type { CartComponent } from '@cartwright/core/cart/component';
import type { ComponentType, SettingsOf } from '@cartwright/core/components/component-types';
import type { Issue } from '@cartwright/core/editing/issue';
import { type FieldScope, useFieldScope } from '../../../../editor-kit/fields/field-scope';
import { useRun } from './editor-context';
import { useIssues } from './use-issues';

/** Props of every panel of a component. */
export interface PanelProps<Type extends ComponentType> {
  readonly component: CartComponent<Type>;
}

/**
 * A component's settings and their setter. `field` names the edited field: consecutive edits of it
 * are one undo step.
 */
export function useSettings<Type extends ComponentType>(
  component: CartComponent<Type>,
): {
  readonly scope: FieldScope;
  readonly issues: readonly Issue[];
  readonly set: (settings: Partial<SettingsOf<Type>>, field: string) => void;
} {
  const run = useRun();
  const issues = useIssues(component);
  const scope = useFieldScope(component.componentId, issues);
  const { componentId } = component;
  return {
    scope,
    issues,
    set: (settings, field) =>
      run((document) => setComponentSettings(document, { componentId, settings, field })),
  };
}
