import { setComponentSettings } from '@cartwright/core/smart-cart/commands/set-component-settings';
import type { CartComponent } from '@cartwright/core/smart-cart/component';
import type { ComponentType, SettingsOf } from '@cartwright/core/smart-cart/component-types';
import { type FieldScope, useFieldScope } from '../fields/field-scope';
import { useRun } from '../model/editor-context';
import { issuesOf } from '../model/issues';

/** What every panel of a component is given. */
export interface PanelProps<Type extends ComponentType> {
  readonly component: CartComponent<Type>;
}

/** A component's settings as a panel edits them. `field` names the field that is typed in: one burst, one step back. */
export function useSettings<Type extends ComponentType>(
  component: CartComponent<Type>,
): {
  readonly scope: FieldScope;
  readonly set: (settings: Partial<SettingsOf<Type>>, field: string) => void;
} {
  const run = useRun();
  const scope = useFieldScope(component.componentId, issuesOf(component));
  const { componentId } = component;
  return {
    scope,
    set: (settings, field) =>
      run((document) => setComponentSettings(document, { componentId, settings, field })),
  };
}
