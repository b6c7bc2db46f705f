import { type EditableFields, setCartFields } from '@cartwright/core/cart/commands/set-cart-fields';
import { Switch } from '@cartwright/ui/admin/switch';
import { useMemo } from 'react';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { issuesUnder } from '../../../../../editor-kit/model/issues';
import { useDocument, useRun } from '../../model/editor-context';
import { cartFieldIssues } from '../../model/issues';
import { MetafieldList } from './metafield-list';

/** Cart-wide switches by group, with help texts. */
const GROUPS = [
  {
    title: 'Cart page',
    switches: [
      {
        field: 'cartPageEnabled',
        label: 'Keep the cart page',
        help: 'On: the cart page stays available, and the cart icon opens this cart. Off: links to the cart page open this cart, too.',
      },
      {
        field: 'cartPageCheckoutOverride',
        label: 'Use this cart’s checkout on the cart page',
        help: 'The cart page’s checkout button asks for this cart’s terms and questions. If an answer is missing, this cart opens.',
      },
    ],
  },
  {
    title: 'Items',
    switches: [
      {
        field: 'switchToSubscriptionEnabled',
        label: 'Switch to subscription',
        help: 'Shoppers can switch items with a selling plan to a subscription and back. Edit the texts in Cart Items. The preview shows an example plan on every item.',
      },
    ],
  },
  {
    title: 'Reports',
    switches: [
      {
        field: 'attributionTrackingEnabled',
        label: 'Attribution tracking',
        help: 'Marks gifts and cross-sells added by the cart, so you can track their sales.',
      },
    ],
  },
] as const;

/** Panel of cart-wide switches. */
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
          help="Lets custom templates show these fields for products in cross-sells and gifts. With a Storefront access token, also for products in the cart, if storefronts may read the field."
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
