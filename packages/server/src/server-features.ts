import { analyticsFeature } from './analytics/feature';
import { appHooks } from './app-hooks';
import { appsFeature } from './apps/feature';
import { backupFeature } from './backup/feature';
import { purgeSetAside } from './cart/cart-rows';
import { cartSettings } from './cart/copied-settings';
import { cartEditsFeature } from './cart/edits/feature';
import { cartsFeature } from './cart/feature';
import { catalogueJobs } from './catalogue/catalogue-jobs';
import { catalogueFeature } from './catalogue/feature';
import { filterMetafields, syncMetafields } from './catalogue/filter-metafields';
import { wantSample } from './catalogue/mirror-state';
import { collectionMetafields } from './collections/collection-metafields';
import { campaignSettings } from './collections/copied-settings';
import { collectionsFeature } from './collections/feature';
import { pagePublication } from './collections/publication/page-publication';
import { startableCampaigns } from './collections/startable-campaigns';
import { dataSourcesFeature } from './data-sources/feature';
import { deletedProductsFeature } from './deleted-products/feature';
import { discountsFeature } from './discounts/feature';
import { documentsFeature } from './documents/feature';
import { experimentsFeature } from './experiments/feature';
import type { ServerFeature } from './feature/server-feature';
import { giftProtectionFeature } from './gift-protection/feature';
import { imagesFeature } from './images/feature';
import { jobsFeature } from './jobs/feature';
import { looksFeature } from './looks/feature';
import { ordersFeature } from './orders/feature';
import { productsFeature } from './products/feature';
import { publishingFeature } from './publishing/feature';
import { reportsFeature } from './reports/feature';
import { searchFeature } from './search/feature';
import { resultMetafields } from './search/result-metafields';
import type { ServerContext } from './server-context';
import { shopsFeature } from './shops/feature';
import { staffFeature } from './staff/feature';
import { storefrontFeature } from './storefront/feature';
import { storefrontChecks } from './storefront/storefront-checks';
import { themeBlocksFeature } from './theme-blocks/feature';
import { themeEmbedFeature } from './theme-embed/feature';
import { usersFeature } from './users/feature';
import { webhooksFeature } from './webhooks/feature';
import { widgetSettings } from './widgets/copied-settings';
import { widgetsFeature } from './widgets/feature';

/** All features of the server: a new one is a line here. Dependencies between features are passed in. */
export function serverFeatures(context: ServerContext): readonly ServerFeature[] {
  const { jobs, storeOf, find } = context;
  const checks = storefrontChecks(context);
  const metafieldsOf = filterMetafields([collectionMetafields, resultMetafields]);
  const catalogue = catalogueJobs({ ...context, metafieldsOf });
  const filtersChanged = async (shopId: string) => {
    if (context.mirrorsCatalogue && (await syncMetafields(storeOf(shopId), metafieldsOf))) {
      await catalogue.look(shopId);
    }
  };
  const pages = pagePublication(context);
  const features: ServerFeature[] = [
    cartsFeature({ ...context, ...checks }),
    cartEditsFeature({ ...context, ...checks }),
    widgetsFeature({ ...context, ...checks }),
    dataSourcesFeature(context),
    documentsFeature(context),
    looksFeature({ ...context, ...checks }),
    appsFeature(context.partnerApps),
    usersFeature(),
    backupFeature(context),
    staffFeature(context),
    shopsFeature({
      ...context,
      async marketsChanged(shopId) {
        await wantSample(storeOf(shopId));
        await catalogue.look(shopId);
      },
    }),
    themeEmbedFeature(context),
    giftProtectionFeature(context),
    discountsFeature(context),
    productsFeature(context),
    deletedProductsFeature(context),
    ordersFeature(context),
    catalogueFeature({ ...context, catalogue }),
    collectionsFeature({ ...context, filtersChanged, pages }),
    themeBlocksFeature(context),
    searchFeature({ ...context, filtersChanged }),
    experimentsFeature({
      ...context,
      ...checks,
      settings: { widget: widgetSettings, smart_cart: cartSettings, collection: campaignSettings },
      campaigns: startableCampaigns,
      pagesChanged: pages.changed,
    }),
    imagesFeature({ ...context, afterDelete: pages.changed }),
    storefrontFeature(context),
    analyticsFeature(context),
    reportsFeature(context),
    publishingFeature({ ...context, beforeAgain: purgeSetAside }),
  ];
  const webhooks = webhooksFeature({
    ...context,
    topics: features.flatMap(({ topics = [] }) => topics),
    hooks: appHooks({ ...context, scopesChanged: pages.changed }),
    hasApp: async (id) => (await find(id)) !== null,
    retryMs: context.webhookRetryMs,
  });
  const retentions = [...features, webhooks].flatMap(({ retention = [] }) => retention);
  return [
    ...features,
    webhooks,
    jobsFeature({ ...context, sources: [jobs, ...webhooks.sources], retentions }),
  ];
}
