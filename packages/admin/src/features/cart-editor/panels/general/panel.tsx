import { LAYOUTS, type Layout } from '@cartwright/core/smart-cart/cart-document';
import { type EditableFields, setCartFields } from '@cartwright/core/smart-cart/commands/set-cart-fields';
import { Switch } from '@cartwright/ui/admin/switch';
import { useMemo } from 'react';
import { useFieldScope } from '../../fields/field-scope';
import { SelectSetting } from '../../fields/select-setting';
import { SettingsGroup } from '../../fields/settings-group';
import { TextSetting } from '../../fields/text-setting';
import { useDocument, useRun } from '../../model/editor-context';
import { cartFieldIssues } from '../../model/issues';

const LAYOUT_NAMES: Record<Layout, string> = {
  single: 'Single column',
  double: 'Two columns, cross-sells on the left',
  'double-right': 'Two columns, cross-sells on the right',
};

/** The switches of the cart itself, each with its meaning. */
const SWITCHES = [
  {
    field: 'attributionTrackingEnabled',
    label: 'Attribution tracking',
    help: 'Gifts and cross-sells that the cart adds are marked, so that their sales can be counted.',
  },
  {
    field: 'cartPageEnabled',
    label: 'Keep the cart page',
    help: 'Off: links to the cart page open this cart instead.',
  },
  {
    field: 'cartPageCheckoutOverride',
    label: 'Take over checkout on the cart page',
    help: "The cart page's checkout button asks for terms and counts rewards as this cart does.",
  },
  {
    field: 'switchToSubscriptionEnabled',
    label: 'Offer subscriptions',
    help: 'Lines of products with selling plans offer to switch.',
  },
  {
    field: 'productMetafieldsEnabled',
    label: 'Product metafields',
    help: 'Listed metafields are published with the cart, for custom templates.',
  },
] as const;

/** The cart itself: its name, whether it is on, its layout, and what it does in the store. */
export function GeneralPanel() {
  const document = useDocument((present) => present);
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
          maxLength={255}
          onChange={(name) => set({ name })}
          help="Only you see it."
        />
        <Switch
          label="Enabled"
          help={
            document.isScheduled
              ? 'Shoppers see the cart during its schedule.'
              : 'Shoppers see the cart once you save. Another cart without a schedule is turned off.'
          }
          checked={document.enabled}
          onChange={(enabled) => set({ enabled })}
        />
      </SettingsGroup>
      <SettingsGroup title="Layout">
        <SelectSetting
          label="Layout"
          value={document.layout}
          options={LAYOUTS.map((value) => ({ value, label: LAYOUT_NAMES[value] }))}
          onChange={(layout) => set({ layout })}
          help="Cross-sells need two columns; on phones the columns stand below each other."
        />
      </SettingsGroup>
      <SettingsGroup title="In the store">
        {SWITCHES.map(({ field, label, help }) => (
          <Switch
            key={field}
            label={label}
            help={help}
            checked={document[field]}
            onChange={(on) => set({ [field]: on })}
          />
        ))}
      </SettingsGroup>
    </>
  );
}
