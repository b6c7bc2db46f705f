import type { Catalogue, Product } from '../../engine/model/catalogue';
import { defineCollection } from '../define-collection';
import { defineProduct, type ProductSketch } from '../define-product';
import { madeUpBarcode } from '../made-up-barcode';
import { ratingMetafields } from '../ratings';
import { storeCatalogue } from '../store-catalogue';
import { CATEGORIES } from './categories';
import { CLOTHING } from './clothing';
import { COLLECTIONS, MENU } from './collections';
import { COLOUR_ENTRIES, withColours } from './colours';
import { GARDEN } from './garden';
import { HOME } from './home';
import { KITCHEN } from './kitchen';
import { PANTRY } from './pantry';
import { PAPER_AND_BAGS } from './paper-and-bags';
import { RATINGS } from './ratings';
import { collectionWithTexts, productWithTexts } from './texts/with-texts';

/**
 * The demo store's own range: forty products, 4 to 540, and one that comes in spring. The first ones stand on the front
 * page. Its ratings and barcodes are made up.
 */
export const LARKSPUR_SUPPLY: Catalogue = larkspur();

function larkspur(): Catalogue {
  const sketches = [...KITCHEN, ...HOME, ...CLOTHING, ...GARDEN, ...PANTRY, ...PAPER_AND_BAGS];
  const products = sketches.map(completeProduct);
  const collections = COLLECTIONS.map((sketch) => collectionWithTexts(defineCollection(sketch, products)));
  return { ...storeCatalogue(products, collections), menu: MENU, metaobjects: COLOUR_ENTRIES };
}

function completeProduct(sketch: ProductSketch): Product {
  const product = productWithTexts(withColours(defineProduct(sketch)));
  const category = CATEGORIES[product.productType];
  const [stars, count] = RATINGS[product.handle] ?? [];
  const rating = stars !== undefined && count !== undefined ? ratingMetafields(stars, count) : [];
  return {
    ...product,
    ...(category && { category }),
    metafields: [...(product.metafields ?? []), ...rating],
    variants: product.variants.map((variant) => ({ ...variant, barcode: madeUpBarcode(variant.id) })),
  };
}
