import { type EditableFields, setCartFields } from '@cartwright/core/smart-cart/commands/set-cart-fields';
import { Switch } from '@cartwright/ui/admin/switch';
import { useMemo } from 'react';
import { SettingsGroup } from '../../fields/settings-group';
import { useDocument, useRun } from '../../model/editor-context';
import { cartFieldIssues, issuesUnder } from '../../model/issues';
import { MetafieldList } from './metafield-list';

/** What shoppers feel of the cart as a whole, each switch with its meaning. */
const GROUPS = [
  {
    title: 'Cart page',
    switches: [
      {
        field: 'cartPageEnabled',
        label: 'Keep the cart page',
        help: 'On: the cart page stays reachable, and the cart icon opens this cart. Off: links to the cart page open this cart, too.',
      },
      {
        field: 'cartPageCheckoutOverride',
        label: 'Check out by this cart from the cart page',
        help: 'The cart page’s checkout button asks what this cart’s asks: terms and questions. Where something is missing, this cart opens there.',
      },
    ],
  },
  {
    title: 'Items',
    switches: [
      {
        field: 'switchToSubscriptionEnabled',
        label: 'Switch to subscription',
        help: 'Items whose product has selling plans can be subscribed to in the cart, and bought once again. Its texts are with the cart items. The preview shows an example plan on every item.',
      },
    ],
  },
  {
    title: 'Reports',
    switches: [
      {
        field: 'attributionTrackingEnabled',
        label: 'Attribution tracking',
        help: 'Gifts and cross-sells that the cart adds are marked, so that their sales can be counted.',
      },
    ],
  },
] as const;

/** The switches of the whole cart. */
export function GlobalPanel() {
  const document = useDocument((present) => present);
  const run = useRun();
  const issues = useMemo(() => cartFieldIssues(document), [document]);
  const set = (fields: Partial<EditableFields>) => run((present) => setCartFields(present, { fields }));
  return (
    <>
      {GROUPS.map(({ title, switches }) => (
        <SettingsGroup key={title} title={title}>
          {switches.map(({ field, label, help }) => (
            <Switch
              key={field}
              label={label}
              help={help}
              checked={document[field]}
              onChange={(on) => set({ [field]: on })}
            />
          ))}
        </SettingsGroup>
      ))}
      <SettingsGroup title="Product metafields">
        <Switch
          label="Publish product metafields"
          help="Custom templates can show these fields of the products in cross-sells and gifts. With a Storefront access token of the shop, also of the products in the cart, where the field’s definition lets storefronts read it."
          checked={document.productMetafieldsEnabled}
          onChange={(on) => set({ productMetafieldsEnabled: on })}
        />
        {document.productMetafieldsEnabled && (
          <MetafieldList
            names={document.productMetafields}
            issues={issuesUnder(issues, ['productMetafields'])}
            onChange={(productMetafields) => set({ productMetafields })}
          />
        )}
      </SettingsGroup>
    </>
  );
}
