import type { AutomaticDiscountList } from '@cartwright/core/contract/automatic-discounts';
import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { CatalogueState } from '@cartwright/core/contract/catalogue-state';
import type { ListedCampaign, PublishedCampaign } from '@cartwright/core/contract/collections';
import type { Job } from '@cartwright/core/contract/jobs';
import type { OrderState } from '@cartwright/core/contract/order-state';
import type { DroppedEvents, ReportGlance, ReportRows } from '@cartwright/core/contract/reports';
import type { Shop } from '@cartwright/core/contract/shop';
import type { BlockStatus } from '@cartwright/core/contract/theme-blocks';
import type { ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import type { Queried } from './queried';

/** Data of Home. Entries of features that the shop doesn't have are null. */
export interface HomeData {
  readonly shop: Queried<Shop>;
  readonly carts: Queried<readonly CartListItem[]>;
  readonly embed: Queried<ThemeEmbed>;
  /** Whether required access scopes are missing. */
  readonly lacksPermissions: Queried<boolean>;
  readonly collectionBlock: Queried<BlockStatus> | null;
  readonly searchBlock: Queried<BlockStatus> | null;
  readonly searchIsOn: Queried<boolean> | null;
  /** Live and scheduled campaigns. */
  readonly published: Queried<readonly PublishedCampaign[]> | null;
  /** Number of all campaigns. */
  readonly campaignCount: Queried<number> | null;
  /** Live campaigns, with their deleted references. */
  readonly liveCampaigns: Queried<readonly ListedCampaign[]> | null;
  readonly cartsGlance: Queried<ReportGlance>;
  readonly searchGlance: Queried<ReportGlance> | null;
  readonly collectionsGlance: Queried<ReportGlance> | null;
  /** Searches without results in the last 30 days. */
  readonly noResults: Queried<ReportRows> | null;
  /** Recent events that were dropped. */
  readonly dropped: Queried<DroppedEvents>;
  readonly orders: Queried<OrderState>;
  readonly catalogue: Queried<CatalogueState>;
  readonly jobs: Queried<readonly Job[]>;
  readonly discounts: Queried<AutomaticDiscountList>;
  /** Number of deleted products per cart id. */
  readonly deletedProducts: Queried<ReadonlyMap<string, number>>;
}
