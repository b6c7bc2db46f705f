import { toggleComponent } from '@cartwright/core/cart/commands/toggle-component';
import type { CartComponent } from '@cartwright/core/cart/component';
import { Switch } from '@cartwright/ui/admin/switch';
import { Text } from '@cartwright/ui/admin/text';
import { useRun } from '../model/editor-context';
import { useLock } from '../model/use-lock';
import './visibility-switch.css';

/** Switch that shows or hides a component; explains why one is always visible. */
export function VisibilitySwitch({
  component,
}: {
  component: Pick<CartComponent, 'componentId' | 'title' | 'visibilityStatus'>;
}) {
  const run = useRun();
  const editable = useLock() === null;
  const { componentId, title, visibilityStatus: visibility } = component;
  if (visibility === 'always_visible') {
    return (
      <Text as="span" tone="subdued">
        Always visible
      </Text>
    );
  }
  return (
    <div className="cw-visibility">
      <span aria-hidden="true">{visibility === 'visible' ? 'Visible' : 'Hidden'}</span>
      <Switch
        label="Visible"
        labelHidden
        checked={visibility === 'visible'}
        disabled={!editable}
        onChange={() => run((document) => toggleComponent(document, { componentId }), title)}
      />
    </div>
  );
}
