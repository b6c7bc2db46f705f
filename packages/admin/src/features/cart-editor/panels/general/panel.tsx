import { isStanding } from '@cartwright/core/schedule/live-candidates';
import { type EditableFields, setCartFields } from '@cartwright/core/smart-cart/commands/set-cart-fields';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFieldScope } from '../../../../editor-kit/fields/field-scope';
import { SettingsGroup } from '../../../../editor-kit/fields/settings-group';
import { TextSetting } from '../../../../editor-kit/fields/text-setting';
import { cartsQuery } from '../../../../shared/carts-query';
import { useDocument, useRun, useSavedCart } from '../../model/editor-context';
import { cartFieldIssues } from '../../model/issues';
import { useSavedStatus } from '../../model/use-saved-status';
import { CartTemplate } from './cart-template';
import { enabledHelp } from './enabled-help';
import { SizeMeters } from './size-meters';

/** The cart itself: its name, and whether it is on. */
export function GeneralPanel() {
  const document = useDocument((present) => present);
  const saved = useSavedCart();
  const status = useSavedStatus();
  const standing = useQuery(cartsQuery).data?.combinedCarts.find(isStanding);
  const turnedOff = standing && standing.id !== saved.id ? standing.name : null;
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
          help={enabledHelp(saved, status, { isScheduled: document.isScheduled, turnedOff })}
          checked={document.enabled}
          onChange={(enabled) => set({ enabled })}
        />
      </SettingsGroup>
      <CartTemplate document={document} scope={scope} />
      <SizeMeters />
    </>
  );
}
