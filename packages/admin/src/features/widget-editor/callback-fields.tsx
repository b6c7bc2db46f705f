import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { WidgetCallback } from '@cartwright/core/widgets/widget-response';
import { Banner } from '@cartwright/ui/admin/banner';
import { CodeEditor } from '@cartwright/ui/admin/code-editor';
import { useState } from 'react';
import { Disclosure } from '../../editor-kit/fields/disclosure';
import type { WidgetGroup } from '../../widget-settings/widget-group';

const CALLBACKS: readonly { readonly name: WidgetCallback; readonly label: string; readonly help: string }[] =
  [
    { name: 'init', label: 'Before it is shown', help: 'widget.products has its products.' },
    { name: 'ready', label: 'After it is shown', help: 'Runs once per page.' },
    {
      name: 'add',
      label: 'After adding',
      help: 'widget.added has the variants that were added to the cart.',
    },
    {
      name: 'productsChange',
      label: 'After its products change',
      help: 'Runs when a shopper selects a product, a variant, a selling plan or a quantity.',
    },
  ];

/** Custom scripts of a widget. */
export function CallbackFields({ widget: { settings }, scope, change }: WidgetGroup) {
  const { callbacks } = settings;
  const used = CALLBACKS.filter(({ name }) => callbacks[name].trim() !== '').length;
  const [open, setOpen] = useState(used > 0);
  return (
    <Disclosure
      title="Callbacks"
      summary={used === 0 ? 'Your own scripts' : used === 1 ? '1 script' : `${used} scripts`}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Banner tone="warning">
        <p>Only paste code you trust. It has full access to your storefront.</p>
      </Banner>
      {CALLBACKS.map(({ name, label, help }) => {
        const path = ['settings', 'callbacks', name];
        return (
          <CodeEditor
            key={name}
            label={label}
            language="javascript"
            help={`${help} A function body with element (the widget’s) and widget. It doesn’t run in the preview.`}
            value={callbacks[name]}
            onChange={(code) =>
              change({ settings: { callbacks: { ...callbacks, [name]: code } } }, `callbacks.${name}`)
            }
            onBlur={() => scope.leave(path)}
            readOnly={false}
            limit={TEXT_LIMITS.code}
            error={scope.error(path)}
          />
        );
      })}
    </Disclosure>
  );
}
