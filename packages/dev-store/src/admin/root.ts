import {
  cancelSubscription,
  createSubscription,
  type SubscriptionInput,
} from '../billing/subscription-mutations';
import type { StoreContext } from '../context/store-context';
import {
  bulkOperationById,
  bulkOperations,
  cancelBulkOperation,
  currentBulkOperation,
  runBulkQuery,
} from './resolvers/bulk-operations';
import {
  collectionById,
  collectionByIdentifier,
  collections,
  collectionsCount,
} from './resolvers/collections';
import {
  activateDiscount,
  createDiscount,
  type DiscountInput,
  deactivateDiscount,
  deleteDiscount,
  updateDiscount,
} from './resolvers/discount-mutations';
import {
  automaticDiscountNode,
  automaticDiscountNodes,
  discountNode,
  discountNodes,
  findDiscount,
} from './resolvers/discounts';
import { fileById, fileCreate, fileDelete, stagedUploadsCreate } from './resolvers/files';
import { shopifyFunctions } from './resolvers/functions';
import { marketById, marketCatalogById, markets, shopLocales } from './resolvers/markets';
import {
  type MetafieldIdentifier,
  type MetafieldInput,
  metafieldsDelete,
  metafieldsSet,
} from './resolvers/metafields';
import { metaobjectById, metaobjects } from './resolvers/metaobjects';
import { orderById, orders } from './resolvers/orders';
import { products, productsCount, productVariants } from './resolvers/product-list';
import { productTags, productTypes, productVendors } from './resolvers/product-strings';
import { productById, productByIdentifier } from './resolvers/products';
import { publicationById, publications } from './resolvers/publications';
import { appInstallationSource, shopSource } from './resolvers/shop';
import { createStorefrontToken } from './resolvers/storefront-tokens';
import { themes } from './resolvers/themes';
import {
  translatableResource,
  translatableResources,
  translatableResourcesByIds,
} from './resolvers/translations';
import {
  createValidation,
  deleteValidation,
  updateValidation,
  type ValidationCreateInput,
  validation,
  validations,
} from './resolvers/validations';
import { inventoryItemById, variantById } from './resolvers/variants';
import {
  createWebhookSubscription,
  deleteWebhookSubscription,
  updateWebhookSubscription,
  type WebhookSubscriptionInput,
  type WebhookSubscriptionsArguments,
  webhookSubscription,
  webhookSubscriptions,
} from './resolvers/webhooks';
import type { ConnectionArguments } from './wire/connection';
import { parseGid } from './wire/gid';

type Listed = ConnectionArguments & { readonly query?: string | null };

type Counted = { readonly query?: string | null; readonly limit?: number | null };

/** Root value of the Admin API: a function per field of `QueryRoot` and `Mutation`. */
export function adminRoot(store: StoreContext) {
  const nodeOf = (id: string) => {
    switch (parseGid(id)?.type) {
      case 'Product':
        return productById(store, id);
      case 'ProductVariant':
        return variantById(store, id);
      case 'Collection':
        return collectionById(store, id);
      case 'InventoryItem':
        return inventoryItemById(store, id);
      case 'Market':
        return marketById(store, id);
      case 'MarketCatalog':
        return marketCatalogById(store, id);
      case 'Metaobject':
        return metaobjectById(store, id);
      case 'Publication':
        return publicationById(store, id);
      case 'Shop':
        return shopSource(store).id === id ? shopSource(store) : null;
      case 'AppInstallation':
        return appInstallationSource(store).id === id ? appInstallationSource(store) : null;
      case 'DiscountAutomaticNode': {
        const discount = findDiscount(store, id);
        return discount ? automaticDiscountNode(store, discount) : null;
      }
      case 'DiscountNode': {
        const discount = findDiscount(store, id);
        return discount ? discountNode(store, discount) : null;
      }
      case 'Validation':
        return validation(store, id);
      case 'WebhookSubscription':
        return webhookSubscription(store, id);
      case 'MediaImage':
        return fileById(store, id);
      case 'Order':
        return orderById(store, id);
      case 'BulkOperation':
        return bulkOperationById(store, id);
      default:
        return null;
    }
  };
  return {
    shop: () => shopSource(store),
    currentAppInstallation: () => appInstallationSource(store),
    node: ({ id }: { id: string }) => nodeOf(id),
    nodes: ({ ids }: { ids: string[] }) => ids.map(nodeOf),
    product: ({ id }: { id: string }) => productById(store, id),
    productByIdentifier: ({ identifier }: { identifier: { id?: string; handle?: string } }) =>
      productByIdentifier(store, identifier),
    products: (args: Listed & { sortKey: string }) => products(store, args),
    productsCount: (args: Counted) => productsCount(store, args),
    productTags: (args: ConnectionArguments) => productTags(store, args),
    productTypes: (args: ConnectionArguments) => productTypes(store, args),
    productVendors: (args: ConnectionArguments) => productVendors(store, args),
    collection: ({ id }: { id: string }) => collectionById(store, id),
    collections: (args: Listed & { sortKey: string }) => collections(store, args),
    collectionByIdentifier: ({ identifier }: { identifier: { id?: string; handle?: string } }) =>
      collectionByIdentifier(store, identifier),
    collectionsCount: (args: Counted) => collectionsCount(store, args),
    market: ({ id }: { id: string }) => marketById(store, id),
    markets: (args: ConnectionArguments) => markets(store, args),
    metaobject: ({ id }: { id: string }) => metaobjectById(store, id),
    metaobjects: (args: ConnectionArguments & { type: string }) => metaobjects(store, args),
    publication: ({ id }: { id: string }) => publicationById(store, id),
    publications: (args: ConnectionArguments & { catalogType?: string | null }) => publications(store, args),
    shopLocales: () => shopLocales(store),
    translatableResource: ({ resourceId }: { resourceId: string }) => translatableResource(store, resourceId),
    translatableResources: (args: ConnectionArguments & { resourceType: string }) =>
      translatableResources(store, args),
    translatableResourcesByIds: (args: ConnectionArguments & { resourceIds: string[] }) =>
      translatableResourcesByIds(store, args),
    productVariant: ({ id }: { id: string }) => variantById(store, id),
    productVariants: (args: Listed) => productVariants(store, args),
    automaticDiscountNode: ({ id }: { id: string }) => {
      const discount = findDiscount(store, id);
      return discount ? automaticDiscountNode(store, discount) : null;
    },
    automaticDiscountNodes: (args: Listed) => automaticDiscountNodes(store, args),
    discountNode: ({ id }: { id: string }) => {
      const discount = findDiscount(store, id);
      return discount ? discountNode(store, discount) : null;
    },
    discountNodes: (args: Listed) => discountNodes(store, args),
    shopifyFunctions: (args: ConnectionArguments & { apiType?: string | null }) =>
      shopifyFunctions(store, args),
    themes: (args: ConnectionArguments & { roles?: string[] | null }) => themes(store, args),
    metafieldsSet: ({ metafields }: { metafields: MetafieldInput[] }) => metafieldsSet(store, metafields),
    metafieldsDelete: ({ metafields }: { metafields: MetafieldIdentifier[] }) =>
      metafieldsDelete(store, metafields),
    discountAutomaticAppCreate: ({ automaticAppDiscount }: { automaticAppDiscount: DiscountInput }) =>
      createDiscount(store, automaticAppDiscount),
    discountAutomaticAppUpdate: (args: { id: string; automaticAppDiscount: DiscountInput }) =>
      updateDiscount(store, args.id, args.automaticAppDiscount),
    discountAutomaticActivate: ({ id }: { id: string }) => activateDiscount(store, id),
    discountAutomaticDeactivate: ({ id }: { id: string }) => deactivateDiscount(store, id),
    discountAutomaticDelete: ({ id }: { id: string }) => deleteDiscount(store, id),
    validation: ({ id }: { id: string }) => validation(store, id),
    validations: (args: ConnectionArguments) => validations(store, args),
    validationCreate: (args: { validation: ValidationCreateInput }) =>
      createValidation(store, args.validation),
    validationUpdate: (args: { id: string; validation: ValidationCreateInput }) =>
      updateValidation(store, args.id, args.validation),
    validationDelete: ({ id }: { id: string }) => deleteValidation(store, id),
    storefrontAccessTokenCreate: ({ input }: { input: { title: string } }) =>
      createStorefrontToken(store, input.title),
    appSubscriptionCreate: (input: SubscriptionInput) => createSubscription(store, input),
    appSubscriptionCancel: ({ id }: { id: string }) => cancelSubscription(store, id),
    webhookSubscription: ({ id }: { id: string }) => webhookSubscription(store, id),
    webhookSubscriptions: (args: WebhookSubscriptionsArguments) => webhookSubscriptions(store, args),
    webhookSubscriptionCreate: (args: { topic: string; webhookSubscription: WebhookSubscriptionInput }) =>
      createWebhookSubscription(store, args.topic, args.webhookSubscription),
    webhookSubscriptionUpdate: (args: { id: string; webhookSubscription: WebhookSubscriptionInput }) =>
      updateWebhookSubscription(store, args.id, args.webhookSubscription),
    webhookSubscriptionDelete: ({ id }: { id: string }) => deleteWebhookSubscription(store, id),
    order: ({ id }: { id: string }) => orderById(store, id),
    orders: (args: Listed & { sortKey: string }) => orders(store, args),
    bulkOperation: ({ id }: { id: string }) => bulkOperationById(store, id),
    bulkOperations: (args: Listed & { sortKey: string }) => bulkOperations(store, args),
    currentBulkOperation: ({ type }: { type: 'QUERY' | 'MUTATION' }) => currentBulkOperation(store, type),
    bulkOperationRunQuery: (args: { query: string; groupObjects: boolean }) => runBulkQuery(store, args),
    stagedUploadsCreate: ({ input }: { input: Parameters<typeof stagedUploadsCreate>[1] }) =>
      stagedUploadsCreate(store, input),
    fileCreate: ({ files }: { files: Parameters<typeof fileCreate>[1] }) => fileCreate(store, files),
    fileDelete: ({ fileIds }: { fileIds: string[] }) => fileDelete(store, fileIds),
    bulkOperationCancel: ({ id }: { id: string }) => cancelBulkOperation(store, id),
  };
}
