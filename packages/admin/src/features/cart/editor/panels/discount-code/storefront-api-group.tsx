import { enableStorefrontApi } from '@cartwright/core/cart/commands/enable-storefront-api';
import { discountCode } from '@cartwright/core/components/discount-code';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { Switch } from '@cartwright/ui/admin/switch';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsGroup } from '../../../../../editor-kit/fields/settings-group';
import { useSaving } from '../../../../../editor-kit/save/saving-context';
import { shopQuery } from '../../../../../shared/api/shop-query';
import { scopesQuery, useCreateToken } from '../../../../../shared/api/storefront-access';
import { useDocument, useRun } from '../../model/editor-context';
import { type PanelProps, useSettings } from '../../model/use-settings';
import { type SummaryAdvice, summaryAdvice } from './summary-advice';

/** Component version from before codes could go through the Storefront API. */
const LEGACY = '1.0';

/** Setting for sending codes through the Storefront API; without a token, how to create one. */
export function StorefrontApiGroup({ component }: PanelProps<'discount_code'>) {
  const { set } = useSettings(component);
  const run = useRun();
  const { save } = useSaving();
  const [asking, setAsking] = useState(false);
  const { data: shop } = useQuery(shopQuery);
  const { useStorefrontApi } = component.settings;
  const change = (next: boolean) =>
    next && component.version === LEGACY
      ? setAsking(true)
      : set({ useStorefrontApi: next }, 'useStorefrontApi');
  if (!shop) return null;
  return (
    <SettingsGroup title="Storefront API">
      {shop.hasStorefrontAccessToken ? (
        <>
          <Switch
            label={discountCode.labels.useStorefrontApi}
            help="Tells shoppers why a code doesn’t apply."
            checked={useStorefrontApi}
            onChange={change}
          />
          <AdviceBanner usesApi={useStorefrontApi} />
        </>
      ) : (
        <CreateToken onCreated={() => change(true)} />
      )}
      <ConfirmModal
        open={asking}
        title="Enable Storefront API Integration"
        message="This cart’s discount codes will use Shopify’s Storefront API. Enabling it saves the cart."
        confirm="Enable & Save"
        cancel="Cancel"
        onConfirm={() => {
          setAsking(false);
          run((document) => enableStorefrontApi(document, component));
          void save();
        }}
        onCancel={() => setAsking(false)}
      />
    </SettingsGroup>
  );
}

const ADVICE: Record<SummaryAdvice, { tone: 'info' | 'warning'; title: string; text: string }> = {
  turn_on_summary: {
    tone: 'info',
    title: 'Show the discount summary',
    text: 'Turn on the Cart Subtotal’s discount summary to show what each code saves.',
  },
  show_subtotal: {
    tone: 'info',
    title: 'Show the discount summary',
    text: 'The Cart Subtotal is hidden. Show it with its discount summary to show what each code saves.',
  },
  use_api: {
    tone: 'warning',
    title: 'The Storefront API is off',
    text: 'The Cart Subtotal shows a discount summary. Without the Storefront API, shoppers don’t see why a code isn’t in it.',
  },
};

function AdviceBanner({ usesApi }: { readonly usesApi: boolean }) {
  const advice = useDocument((document) => summaryAdvice(document, usesApi));
  if (advice === null) return null;
  const { tone, title, text } = ADVICE[advice];
  return (
    <Banner tone={tone} title={title}>
      {text}
    </Banner>
  );
}

/** Token creation for a shop without one. With missing access scopes there is no button. */
function CreateToken({ onCreated }: { readonly onCreated: () => void }) {
  const { data: scopes } = useQuery(scopesQuery);
  const { create, busy } = useCreateToken(onCreated);
  const missing = scopes?.missingScopes ?? [];
  return (
    <>
      <Text as="p" tone="subdued">
        With a Storefront access token, your cart can tell shoppers why a code doesn’t apply, and take gift
        cards. Creating one turns on the Storefront API for this cart.
      </Text>
      {missing.length > 0 && (
        <Banner tone="warning" title="Missing permissions">
          {`Update the app’s permissions in Shopify first: ${missing.join(', ')}.`}
        </Banner>
      )}
      <div>
        <Button onClick={create} loading={busy} disabled={missing.length > 0}>
          Create Storefront access token
        </Button>
      </div>
    </>
  );
}
