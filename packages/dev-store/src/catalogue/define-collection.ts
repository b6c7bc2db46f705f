import { inCollectionOrder } from '../engine/collection-order';
import { meetsRules } from '../engine/collection-rules';
import {
  type Collection,
  type CollectionRules,
  type CollectionSortOrder,
  type Product,
  sortOrderOf,
  type Translations,
} from '../engine/model/catalogue';

/** Definition of a collection: automated, or manual. */
export type CollectionSketch = {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** Default: manual, or best-selling for automated collections. */
  readonly sortOrder?: CollectionSortOrder;
  /** Countries whose markets exclude it. Default: none. */
  readonly unpublishedIn?: readonly string[];
  readonly translations?: Translations;
} & ({ readonly rules: CollectionRules } | { readonly products: readonly string[] });

/**
 * Completes a definition, with the image of its first product. Throws for an unknown product
 * handle.
 */
export function defineCollection(sketch: CollectionSketch, products: readonly Product[]): Collection {
  const { handle, title, description, sortOrder, unpublishedIn, translations } = sketch;
  const found =
    'rules' in sketch
      ? products.filter((product) => meetsRules(product, sketch.rules))
      : named(sketch.products, products);
  const facts = {
    handle,
    title,
    ...('rules' in sketch && { rules: sketch.rules }),
    ...(sortOrder && { sortOrder }),
  };
  const members = inCollectionOrder(found, sortOrderOf({ ...facts, productIds: [] }));
  const image = members.find((product) => product.image !== null)?.image;
  return {
    ...facts,
    descriptionHtml: `<p>${description}</p>`,
    productIds: members.map(({ id }) => id),
    ...(image && { image }),
    ...(unpublishedIn && { unpublishedIn }),
    ...(translations && { translations }),
  };
}

function named(handles: readonly string[], products: readonly Product[]): Product[] {
  const known = new Map(products.map((product) => [product.handle, product]));
  return handles.map((handle) => {
    const product = known.get(handle);
    if (!product) throw new Error(`No product is called ${handle}.`);
    return product;
  });
}
