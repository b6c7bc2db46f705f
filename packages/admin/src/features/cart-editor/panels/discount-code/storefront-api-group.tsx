import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { Switch } from '@cartwright/ui/admin/switch';
import { Banner } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopQuery } from '../../../../shared/shop-query';
import { SettingsGroup } from '../../fields/settings-group';
import { useDocument } from '../../model/editor-context';
import { useSave } from '../../top/use-save';
import { type PanelProps, useSettings } from '../use-settings';
import { CreateToken } from './create-token';
import { type SummaryAdvice, summaryAdvice } from './summary-advice';

/** Components of this version were made before codes could go through the Storefront API. */
const LEGACY = '1.0';

/** How codes reach the store; without a token of the shop, how to get one. */
export function StorefrontApiGroup({ component }: PanelProps<'discount_code'>) {
  const { set } = useSettings(component);
  const { save } = useSave();
  const [asking, setAsking] = useState(false);
  const { data: shop } = useQuery(shopQuery);
  const { useStorefrontApi } = component.settings;
  const change = (next: boolean) => set({ useStorefrontApi: next }, 'useStorefrontApi');
  if (!shop) return null;
  return (
    <SettingsGroup title="Storefront API">
      {shop.hasStorefrontAccessToken ? (
        <>
          <Switch
            label="Use the Storefront API"
            help="Shoppers are told exactly why a code does not apply."
            checked={useStorefrontApi}
            onChange={(next) => (next && component.version === LEGACY ? setAsking(true) : change(next))}
          />
          <AdviceBanner usesApi={useStorefrontApi} />
        </>
      ) : (
        <CreateToken />
      )}
      <ConfirmModal
        open={asking}
        title="Enable Storefront API Integration"
        message="Discount codes of this cart will go through Shopify’s Storefront API. The cart is saved with this change."
        confirm="Enable & Save"
        cancel="Cancel"
        onConfirm={() => {
          setAsking(false);
          change(true);
          save();
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
    text: 'Turn on the discount summary of the Cart Subtotal, so that shoppers see what each code takes off.',
  },
  show_subtotal: {
    tone: 'info',
    title: 'Show the discount summary',
    text: 'The Cart Subtotal is not shown. Show it with its discount summary, so that shoppers see what each code takes off.',
  },
  use_api: {
    tone: 'warning',
    title: 'The Storefront API is off',
    text: 'The Cart Subtotal shows a discount summary. Without the Storefront API shoppers are not told exactly why a code is not in it.',
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
