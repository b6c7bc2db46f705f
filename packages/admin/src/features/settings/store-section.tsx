import type { Shop } from '@cartwright/core/contract/shop';
import { Link } from '@cartwright/ui/admin/link';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { shopQuery } from '../../shared/api/shop-query';
import { Loaded } from '../../shared/components/loaded';
import { SettingsSection } from './settings-section';
import { otherCurrencies, timeThere } from './store-messages';

/** Section of the store's Shopify settings, with their effect on carts. */
export function StoreSection() {
  const shop = useQuery(shopQuery);
  return (
    <SettingsSection
      title="Store"
      description="From your Shopify settings. Change them there; they update here automatically."
    >
      <Loaded query={shop} what="your store">
        {(data) => <StoreFacts shop={data} />}
      </Loaded>
    </SettingsSection>
  );
}

function StoreFacts({ shop }: { shop: Shop }) {
  const [now] = useState(Date.now);
  const others = otherCurrencies(shop);
  return (
    <dl className="cw-settings__facts">
      <Fact name="Name">{shop.name}</Fact>
      <Fact name="Domain">
        {shop.shopifyShopDomain}
        <Link url={shop.storeUrl} external>
          View store
        </Link>
      </Fact>
      <Fact name="Currency" help="Amounts in your carts are in this currency.">
        {shop.currency}
        {others && <span>{others}</span>}
      </Fact>
      <Fact name="Time zone" help="Schedules start and end by this time.">
        {shop.timezone}
        <span>{timeThere(now, shop.timezone)}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, help, children }: { name: string; help?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="cw-settings__value">{children}</span>
        {help && <span className="cw-settings__help">{help}</span>}
      </dd>
    </div>
  );
}
