import { TEXT_LIMITS } from '@cartwright/core/smart-cart/limits';
import { CodeEditor } from '@cartwright/ui/admin/code-editor';
import { Banner } from '@shopify/polaris';
import { SettingsGroup } from '../../fields/settings-group';
import { useLock } from '../../model/use-lock';
import { type PanelProps, useSettings } from '../use-settings';

const CODES = [
  {
    name: 'html',
    label: 'HTML',
    language: 'html',
    help: 'It stands in the page itself, so that your theme’s styles reach it. Scripts in it do not run: they go into the field below.',
  },
  {
    name: 'css',
    label: 'CSS',
    language: 'css',
    help: 'It holds inside of this block only; :scope is the block itself.',
  },
  {
    name: 'script',
    label: 'Script',
    language: 'javascript',
    help: 'It runs once on each page of your store, as the body of a function of element (this block) and cart (the public object of the cart). It does not run in the preview, nor where your theme has a strict content security policy.',
  },
] as const;

export function CustomCodeBlockPanel({ component }: PanelProps<'custom_code_block'>) {
  const { scope, set } = useSettings(component);
  const lock = useLock();
  return (
    <>
      <Banner tone="warning">
        <p>Code from people you trust only: it can do in your store whatever your theme can.</p>
      </Banner>
      <SettingsGroup title="Code">
        {CODES.map(({ name, ...field }) => (
          <CodeEditor
            key={name}
            {...field}
            value={component.settings[name]}
            onChange={(next) => set({ [name]: next }, name)}
            onBlur={() => scope.leave([name])}
            readOnly={lock !== null}
            limit={TEXT_LIMITS.code}
            error={scope.error([name])}
          />
        ))}
      </SettingsGroup>
    </>
  );
}
