import { COMPONENT_TYPES, type ComponentType } from '@cartwright/core/smart-cart/component-types';
import { Text } from '@shopify/polaris';
import { SettingsGroup } from '../../fields/settings-group';
import { issuesOf } from '../../model/issues';
import type { PanelProps } from '../use-settings';

/** A component whose settings are made elsewhere: its name, whether it shows (above), and what it lacks. */
export function OtherPanel({ component }: PanelProps<ComponentType>) {
  return (
    <SettingsGroup title={COMPONENT_TYPES[component.type].name}>
      <Text as="p" tone="subdued">
        This component has no settings of its own here. It can be shown or hidden.
      </Text>
      {issuesOf(component).map((issue) => (
        <Text as="p" tone="critical" key={`${issue.code}${issue.path.join('.')}`}>
          {issue.message}
        </Text>
      ))}
    </SettingsGroup>
  );
}
