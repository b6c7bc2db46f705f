import type { AppInput } from '@cartwright/core/apps/partner-apps';
import { appIdOf, setApp } from '@cartwright/core/smart-cart/commands/apps';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { Switch } from '@cartwright/ui/admin/switch';
import { SkeletonBodyText, Text, TextField } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { appsQuery } from '../../../../shared/apps-query';
import { loadErrorMessage } from '../../../../shared/load-error';
import { type FieldScope, useFieldScope } from '../../fields/field-scope';
import { SettingsGroup } from '../../fields/settings-group';
import { TEXT_LIMITS } from '../../fields/text-limits';
import { TextSetting } from '../../fields/text-setting';
import { useDocument, useRun } from '../../model/editor-context';
import type { PanelProps } from '../use-settings';

/** What the apps ask for has no rules of ours. */
const NO_ISSUES: readonly Issue[] = [];

export function SmartCartAppPanel({ component }: PanelProps<'smart_cart_app'>) {
  const { appId } = component.settings;
  const run = useRun();
  const entry = useDocument((document) => document.apps.find(({ id }) => id === appId));
  const scope = useFieldScope(null, NO_ISSUES);
  const apps = useQuery(appsQuery);
  if (apps.isError) return <Problem words={loadErrorMessage(apps.error)} />;
  if (!apps.data) return <SkeletonBodyText lines={4} />;
  const app = entry && apps.data.find(({ id }) => id === appIdOf(entry));
  if (!entry || !app) {
    return <Problem words="This app is not offered any more. Remove it from the cart." />;
  }
  const { userInputs, showInEmptyCart } = entry;
  return (
    <>
      <SettingsGroup title="App">
        <Text as="p">{app.description}</Text>
        <Text as="p" tone="subdued">
          The app’s own script in your theme draws it, as the element &lt;{app.tag}&gt;. Where that script is
          missing, shoppers see nothing.
        </Text>
      </SettingsGroup>
      {app.inputs.length > 0 && (
        <SettingsGroup title="Settings of the app">
          {app.inputs.map((input) => (
            <InputField
              key={input.name}
              scope={scope}
              input={input}
              value={userInputs[input.name] ?? input.default}
              onChange={(next) => {
                const changes = { userInputs: { ...userInputs, [input.name]: next } };
                run((document) => setApp(document, { appId, changes, field: input.name }));
              }}
            />
          ))}
        </SettingsGroup>
      )}
      <SettingsGroup title="When it is shown">
        <Switch
          label="Also in an empty cart"
          checked={showInEmptyCart}
          onChange={(next) =>
            run((document) =>
              setApp(document, { appId, changes: { showInEmptyCart: next }, field: 'showInEmptyCart' }),
            )
          }
        />
      </SettingsGroup>
    </>
  );
}

function InputField({
  scope,
  input: { name, label, kind },
  value,
  onChange,
}: {
  readonly scope: FieldScope;
  readonly input: Pick<AppInput, 'name' | 'label' | 'kind'>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  if (kind === 'switch') {
    return <Switch label={label} checked={value === 'true'} onChange={(next) => onChange(String(next))} />;
  }
  if (kind === 'number') {
    return (
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        autoComplete="off"
        type="number"
        inputMode="numeric"
      />
    );
  }
  return (
    <TextSetting
      scope={scope}
      path={['apps', name]}
      label={label}
      value={value}
      limit={TEXT_LIMITS.message}
      onChange={onChange}
    />
  );
}

function Problem({ words }: { words: string }) {
  return (
    <SettingsGroup title="App">
      <Text as="p" tone="critical">
        {words}
      </Text>
    </SettingsGroup>
  );
}
