import type { AppInput } from '@cartwright/core/apps/partner-apps';
import { appIdOf } from '@cartwright/core/cart/app-id';
import { setApp } from '@cartwright/core/cart/commands/apps';
import { cartLengthIssues } from '@cartwright/core/cart/validate-lengths';
import { latinDigits } from '@cartwright/core/money/typed-number';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { Switch } from '@cartwright/ui/admin/switch';
import { Text } from '@cartwright/ui/admin/text';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FieldScope, scopeAt, useFieldScope } from '../../../../../editor-kit/fields/field-scope';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { limitText } from '../../../../../editor-kit/fields/text-limits';
import { TextSetting } from '../../../../../editor-kit/fields/text-setting';
import { appsQuery } from '../../../../../shared/api/apps-query';
import { loadErrorMessage } from '../../../../../shared/api/load-error';
import { useDocument, useRun } from '../../model/editor-context';
import type { PanelProps } from '../../model/use-settings';

export function SmartCartAppPanel({ component }: PanelProps<'smart_cart_app'>) {
  const { appId } = component.settings;
  const run = useRun();
  const document = useDocument((present) => present);
  const index = document.apps.findIndex(({ id }) => id === appId);
  const entry = document.apps[index];
  // Fields of apps are only validated for length.
  const issues = useMemo(() => cartLengthIssues(document), [document]);
  const scope = scopeAt(useFieldScope(component.componentId, issues), ['apps', index, 'userInputs']);
  const apps = useQuery(appsQuery);
  if (apps.isError) return <Problem message={loadErrorMessage(apps.error)} />;
  if (!apps.data) return <SkeletonBodyText lines={4} />;
  const app = entry && apps.data.find(({ id }) => id === appIdOf(entry));
  if (!entry || !app) {
    return <Problem message="This app is no longer available. Remove it from the cart." />;
  }
  const { userInputs, showInEmptyCart } = entry;
  return (
    <>
      <SettingsGroup title="App">
        <Text as="p">{app.description}</Text>
        <Text as="p" tone="subdued">
          The app’s script in your theme draws it as the element &lt;{app.tag}&gt;. Without that script,
          shoppers see nothing.
        </Text>
      </SettingsGroup>
      {app.inputs.length > 0 && (
        <SettingsGroup title="App settings">
          {app.inputs.map((input) => (
            <InputField
              key={input.name}
              scope={scope}
              input={input}
              value={userInputs[input.name] ?? input.default}
              onChange={(next) => {
                const changes = { userInputs: { ...userInputs, [input.name]: next } };
                run((present) => setApp(present, { appId, changes, field: input.name }));
              }}
            />
          ))}
        </SettingsGroup>
      )}
      <SettingsGroup title="Visibility">
        <Switch
          label="Also in an empty cart"
          checked={showInEmptyCart}
          onChange={(next) =>
            run((present) =>
              setApp(present, { appId, changes: { showInEmptyCart: next }, field: 'showInEmptyCart' }),
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
    const error = scope.error([name]);
    return (
      <TextField
        label={label}
        value={value}
        onChange={(next) => onChange(limitText(value, latinDigits(next), TEXT_LIMITS.appInput).text)}
        autoComplete="off"
        inputMode="numeric"
        {...(error !== undefined && { error })}
      />
    );
  }
  return (
    <TextSetting
      scope={scope}
      path={[name]}
      label={label}
      value={value}
      limit={TEXT_LIMITS.appInput}
      onChange={onChange}
    />
  );
}

function Problem({ message }: { message: string }) {
  return (
    <SettingsGroup title="App">
      <Text as="p" tone="critical">
        {message}
      </Text>
    </SettingsGroup>
  );
}
