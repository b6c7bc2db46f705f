import { type EditableFields, setCartFields } from '@cartwright/core/smart-cart/commands/set-cart-fields';
import { Switch } from '@cartwright/ui/admin/switch';
import { useMemo } from 'react';
import { useFieldScope } from '../../fields/field-scope';
import { SettingsGroup } from '../../fields/settings-group';
import { TEXT_LIMITS } from '../../fields/text-limits';
import { TextSetting } from '../../fields/text-setting';
import { useDocument, useDocumentState, useRun } from '../../model/editor-context';
import { cartFieldIssues } from '../../model/issues';
import { type SavedStatus, savedStatus } from '../../model/saved-status';
import { CartTemplate } from './cart-template';

/** What "Enabled" does, by what shoppers see of the cart as it is saved. */
const ENABLED_HELP: Record<SavedStatus, string> = {
  active: 'Shoppers see this cart. Turned off, they no longer do once you save.',
  scheduled: 'Shoppers see the cart during its schedule.',
  inactive: 'Shoppers see the cart once you save. The cart that is live now is turned off.',
};

/** The cart itself: its name, and whether it is on. */
export function GeneralPanel() {
  const document = useDocument((present) => present);
  const live = useDocumentState(({ history }) => savedStatus(history.saved));
  const run = useRun();
  const issues = useMemo(() => cartFieldIssues(document), [document]);
  const scope = useFieldScope(null, issues);
  const set = (fields: Partial<EditableFields>) => run((present) => setCartFields(present, { fields }));
  return (
    <>
      <SettingsGroup title="Cart">
        <TextSetting
          scope={scope}
          path={['name']}
          label="Name"
          value={document.name}
          limit={TEXT_LIMITS.cartName}
          onChange={(name) => set({ name })}
          help="Only you see it."
        />
        <Switch
          label="Enabled"
          help={ENABLED_HELP[live]}
          checked={document.enabled}
          onChange={(enabled) => set({ enabled })}
        />
      </SettingsGroup>
      <CartTemplate document={document} scope={scope} />
    </>
  );
}
