import { paginationOf } from '@cartwright/core/contract/paging';
import { listStaffActions } from '@cartwright/core/contract/staff-actions';
import type { ShopStore } from '../db/for-shop';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';
import { purgeStaffActions, staffActionPage } from './staff-actions';

/** Feature of the staff log, which merchants can read. */
export function staffFeature({
  storeOf,
}: {
  readonly storeOf: (shopId: string) => ShopStore;
}): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      serve(app, resolveShop, listStaffActions, async ({ query, session: { shopId } }) => {
        const { staffActions, totalItems } = await staffActionPage(storeOf(shopId), query);
        return { ok: true, response: { staffActions, pagination: paginationOf({ ...query, totalItems }) } };
      });
    },
    retention: { queue: 'forget-staff-actions', forget: purgeStaffActions },
  };
}
