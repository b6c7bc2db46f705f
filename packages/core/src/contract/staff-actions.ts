import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';
import { pageQuery, pagination } from './paging';

/** Retention of the staff log in days. */
export const KEPT_STAFF_ACTION_DAYS = 365;

/** Page size of the staff log. */
export const STAFF_ACTIONS_AT_ONCE = 25;

/** Names of staff actions for merchants, by route or by a name of their own. */
export const STAFF_ACTIONS: Readonly<Record<string, string>> = {
  lock_cart: 'Locked a cart',
  unlock_cart: 'Unlocked a cart',
  feature_on: 'Turned a feature on',
  feature_off: 'Turned a feature off',
  'POST /api/carts': 'Created a cart',
  'PUT /api/carts/:id': 'Saved a cart',
  'PATCH /api/carts/:id': 'Renamed a cart, or turned it on or off',
  'DELETE /api/carts/:id': 'Deleted a cart',
  'POST /api/carts/:id/duplicate': 'Duplicated a cart',
  'PUT /api/carts/:id/fallback': 'Changed the fallback cart',
  'POST /api/legacy-carts': 'Imported a legacy cart',
  'POST /api/legacy-carts/:id/duplicate': 'Duplicated a legacy cart',
  'POST /api/legacy-carts/:id/upgrade': 'Upgraded a legacy cart',
  'POST /api/widgets': 'Created a widget',
  'PUT /api/widgets/:id': 'Saved a widget',
  'DELETE /api/widgets/:id': 'Deleted a widget',
  'PUT /api/data-sources/custom': 'Saved data sources',
  'POST /api/experiments': 'Created a test',
  'PUT /api/experiments/saved/:id': 'Saved a test',
  'POST /api/experiments/saved/:id/start': 'Started a test',
  'POST /api/experiments/saved/:id/end': 'Ended a test',
  'POST /api/experiments/saved/:id/apply': 'Used a variant of a test, or took that back',
  'DELETE /api/experiments/saved/:id': 'Deleted a test',
  'POST /api/images': 'Uploaded an image',
  'PATCH /api/images/:uuid': 'Described an image',
  'DELETE /api/images/:uuid': 'Deleted an image',
  'PUT /api/looks': 'Saved the looks',
  'PUT /api/smart-collections/settings': 'Saved the default settings of collections',
  'PUT /api/smart-collections/collections/:id': 'Saved a collection',
  'POST /api/smart-collections/campaigns': 'Created a campaign',
  'PUT /api/smart-collections/campaigns/:id': 'Saved a campaign',
  'POST /api/smart-collections/campaigns/:id/publish': 'Published a campaign',
  'POST /api/smart-collections/campaigns/:id/pause': 'Paused a campaign',
  'POST /api/smart-collections/campaigns/:id/duplicate': 'Duplicated a campaign',
  'DELETE /api/smart-collections/campaigns/:id': 'Deleted a campaign',
  'PUT /api/smart-search/settings': 'Saved the settings of search',
  'PUT /api/smart-search/settings/enabled': 'Turned search on or off',
  'PUT /api/smart-search/keyword-groups': 'Saved keyword groups',
  'PUT /api/smart-search/synonyms': 'Saved synonyms',
  'POST /api/smart-search/results-page': 'Saved the results page',
  'PUT /api/smart-search/results-page/:settingsId': 'Saved the results page',
  'POST /api/automatic-discounts': 'Repaired discounts',
  'PATCH /api/automatic-discounts': 'Removed leftover discounts',
  'POST /api/catalogue/sync': 'Copied the catalog again',
  'POST /api/jobs/:id/again': 'Retried failed work',
  'PUT /api/shop/gift-protection': 'Turned gift protection on or off',
  'POST /api/shop/publication': 'Published the store’s settings',
  'POST /api/shop/publication/replacement': 'Replaced what another installation published',
  'POST /api/shop/storefront-token': 'Created a Storefront access token',
};

const staffAction = z.object({
  id: z.string(),
  /** UTC instant. */
  at: z.string(),
  /** Name of the staff user. */
  by: z.string(),
  /** Key of `STAFF_ACTIONS`, or of an earlier version's. */
  action: z.string(),
  /** Name of the changed subject; null if the action implies it. */
  subject: z.string().nullable(),
  /** Note on the action, such as the reason of a lock. */
  note: z.string().nullable(),
});
export type StaffAction = z.infer<typeof staffAction>;

/** Changes by the app's own staff in the shop, newest first. */
export const listStaffActions = endpoint({
  method: 'GET',
  path: '/api/staff-actions',
  params: noParams,
  query: pageQuery(STAFF_ACTIONS_AT_ONCE),
  body: noBody,
  response: z.object({ staffActions: z.array(staffAction), pagination }),
});
