import { metafieldSource, metafieldsOf, resolveNamespace } from '../admin/resolvers/metafields';
import { type ConnectionArguments, connection } from '../admin/wire/connection';
import { gid, idOf } from '../admin/wire/gid';
import type { StoreContext } from '../context/store-context';
import { isAvailable } from '../engine/model/catalogue';
import type { CatalogueIndex } from '../engine/model/catalogue-index';

interface Identifier {
  readonly namespace?: string | null;
  readonly key: string;
}

/** Product by id; null if unknown. All metafields are readable, as if their definitions allowed it. */
export function productNode(store: StoreContext, index: CatalogueIndex, id: string) {
  const product = index.product(idOf(id, 'Product') ?? 0);
  if (!product?.published) return null;
  const ownerId = gid('Product', product.id);
  return {
    __typename: 'Product',
    id,
    handle: product.handle,
    title: product.title,
    variants: (args: ConnectionArguments) =>
      connection(
        product.variants.map((variant) => ({
          __typename: 'ProductVariant',
          id: gid('ProductVariant', variant.id),
          title: variant.title,
          availableForSale: isAvailable(product, variant),
        })),
        args,
      ),
    metafields: ({ identifiers }: { identifiers: readonly Identifier[] }) => {
      const known = metafieldsOf(store, ownerId);
      return identifiers.map(({ namespace, key }) => {
        const found = known.find(
          (each) => each.namespace === resolveNamespace(namespace) && each.key === key,
        );
        return found ? metafieldSource(found) : null;
      });
    },
  };
}
