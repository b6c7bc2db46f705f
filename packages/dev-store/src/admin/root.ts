import type { StoreContext } from '../store-context';
import type { ConnectionArguments } from './connection';
import { parseGid } from './gid';
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
import { shopifyFunctions } from './resolvers/functions';
import {
  type MetafieldIdentifier,
  type MetafieldInput,
  metafieldsDelete,
  metafieldsSet,
} from './resolvers/metafields';
import {
  productById,
  productByIdentifier,
  products,
  productVariants,
  variantById,
} from './resolvers/products';
import { appInstallationSource, shopSource } from './resolvers/shop';
import { createStorefrontToken } from './resolvers/storefront-tokens';
import { themes } from './resolvers/themes';
import {
  createValidation,
  deleteValidation,
  updateValidation,
  type ValidationCreateInput,
  validation,
  validations,
} from './resolvers/validations';

type Listed = ConnectionArguments & { readonly query?: string | null };

/** The root of the Admin API: one function per field of `QueryRoot` and `Mutation`. */
export function adminRoot(store: StoreContext) {
  const nodeOf = (id: string) => {
    switch (parseGid(id)?.type) {
      case 'Product':
        return productById(store, id);
      case 'ProductVariant':
        return variantById(store, id);
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
  };
}
