import { setSetting } from '@cartwright/core/looks/change-look';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { CodeEditor } from '@cartwright/ui/admin/code-editor';
import { useId, useState } from 'react';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { useLook, useRunLook } from './look-editor';

/** Custom CSS, collapsed by default. Applied in the cart only, never in this page. */
export function CssCard({ scope }: { readonly scope: FieldScope }) {
  const { customCss } = useLook().settings;
  const run = useRunLook();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <SettingsCard
      title="Custom CSS"
      help={customCss === '' ? 'For what the settings above can’t do.' : 'Your cart uses custom CSS.'}
      action={
        <Button
          variant="plain"
          ariaExpanded={isOpen}
          ariaControls={id}
          onClick={() => setOpen(!isOpen)}
          disclosure={isOpen ? 'up' : 'down'}
        >
          {isOpen ? 'Hide CSS' : 'Edit CSS'}
        </Button>
      }
    >
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <CodeEditor
            label="Custom CSS"
            language="css"
            value={customCss}
            limit={TEXT_LIMITS.customCss}
            minLines={8}
            help="Only paste code you trust. Style parts, such as [part~='checkout-button'] { … }."
            error={scope.error(['settings', 'customCss'])}
            onChange={(text) => run(setSetting('customCss', text))}
            onBlur={() => scope.leave(['settings', 'customCss'])}
          />
        )}
      </div>
    </SettingsCard>
  );
}
