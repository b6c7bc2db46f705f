import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Banner } from '@cartwright/ui/admin/banner';
import { CodeEditor } from '@cartwright/ui/admin/code-editor';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { useLock } from '../../model/use-lock';
import { type PanelProps, useSettings } from '../../model/use-settings';

const CODES = [
  {
    name: 'html',
    label: 'HTML',
    language: 'html',
    help: 'Your theme’s styles apply to it. Scripts don’t run here: put them in the field below.',
  },
  {
    name: 'css',
    label: 'CSS',
    language: 'css',
    help: 'Applies to this block only. :scope is the block itself.',
  },
  {
    name: 'script',
    label: 'Script',
    language: 'javascript',
    help: 'Runs once per page as a function body, with element (this block) and cart (the cart’s public object). It doesn’t run in the preview, or in themes with a strict content security policy.',
  },
] as const;

export function CustomCodeBlockPanel({ component }: PanelProps<'custom_code_block'>) {
  const { scope, set } = useSettings(component);
  const lock = useLock();
  return (
    <>
      <Banner tone="warning">
        <p>Only paste code you trust. It has full access to your storefront.</p>
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
