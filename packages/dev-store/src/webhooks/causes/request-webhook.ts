import { scopeSources } from '../../admin/resolvers/shop';
import type { StoreContext } from '../../context/store-context';
import { bulkOperationPayload, marketPayload, scopesPayload, shopPayload } from '../payloads/app-payloads';
import {
  customerRedactPayload,
  dataRequestPayload,
  shopRedactPayload,
} from '../payloads/compliance-payloads';

/** Topics that can be sent on request, without their cause in Shopify; those of customers need an email address. */
export const REQUESTED_TOPICS = [
  'customers/data_request',
  'customers/redact',
  'shop/redact',
  'app/uninstalled',
  'app/scopes_update',
  'bulk_operations/finish',
  'shop/update',
  'markets/update',
] as const;

export type RequestedTopic = (typeof REQUESTED_TOPICS)[number];

/** Sends a webhook on request, as `shopify app webhook trigger` does. Orders, scopes and the app's access stay as they are. */
export function requestWebhook(store: StoreContext, topic: RequestedTopic, email: string): void {
  const { webhooks, shop, state, clock } = store;
  const at = clock().toISOString();
  const orders = state.sales.orders();
  const scopes = scopeSources(store).map(({ handle }) => handle);
  webhooks.emit(topic, () => {
    switch (topic) {
      case 'customers/data_request':
        return dataRequestPayload({ shop, orders, email, at });
      case 'customers/redact':
        return customerRedactPayload({ shop, orders, email });
      case 'shop/redact':
        return shopRedactPayload(shop);
      case 'app/uninstalled':
      case 'shop/update':
        return shopPayload(shop);
      case 'markets/update':
        return marketPayload(store.markets[0]);
      case 'app/scopes_update':
        return scopesPayload(shop, { previous: scopes, current: scopes, at });
      case 'bulk_operations/finish':
        return bulkOperationPayload(shop, {
          id: state.nextNumber(),
          type: 'query',
          status: 'completed',
          errorCode: null,
          createdAt: at,
          completedAt: at,
        });
      default:
        return topic satisfies never;
    }
  });
}
