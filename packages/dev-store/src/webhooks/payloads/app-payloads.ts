import { marketName } from '../../admin/resolvers/markets';
import { gid } from '../../admin/wire/gid';
import type { Market } from '../../engine/model/market';
import type { Shop } from '../../setup/options';
import { zonedTime } from './zoned-time';

/** Shop id in payloads. */
export const SHOP_ID = 1;

/** Payload of `app/uninstalled`. Source: Shopify REST Admin API, `Shop`. */
export function shopPayload({ domain, name, currency, timezone, country, locale = 'en' }: Shop) {
  return {
    id: SHOP_ID,
    admin_graphql_api_id: gid('Shop', SHOP_ID),
    name,
    domain,
    myshopify_domain: domain,
    currency,
    iana_timezone: timezone,
    country,
    country_code: country,
    primary_locale: locale,
  };
}

/** Scopes of the app before and after a change, by their handles. */
export function scopesPayload(
  shop: Shop,
  { previous, current, at }: { previous: readonly string[]; current: readonly string[]; at: string },
) {
  return { id: SHOP_ID, previous, current, updated_at: zonedTime(at, shop.timezone) };
}

/** Payload of the shop's own market, its first one. */
export function marketPayload(market: Market) {
  return { id: 1, admin_graphql_api_id: gid('Market', 1), name: marketName(market), status: 'ACTIVE' };
}

/** Finished bulk operation, with statuses and types in lower case, unlike the Admin API. */
export interface FinishedOperation {
  readonly id: number;
  readonly type: 'query' | 'mutation';
  readonly status: 'completed' | 'failed' | 'canceled' | 'expired';
  readonly errorCode: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly completedAt: string | null;
}

export function bulkOperationPayload(shop: Shop, operation: FinishedOperation) {
  const { id, type, status, errorCode, createdAt, completedAt } = operation;
  return {
    admin_graphql_api_id: gid('BulkOperation', id),
    type,
    status,
    error_code: errorCode,
    created_at: zonedTime(createdAt, shop.timezone),
    completed_at: completedAt && zonedTime(completedAt, shop.timezone),
  };
}
