import type { Catalogue, Product, ProductCategory } from '../../engine/model/catalogue';
import { defineCollection } from '../define-collection';
import { defineProduct, type ProductSketch } from '../define-product';
import { madeUpBarcode } from '../made-up-barcode';
import { ratingMetafields } from '../ratings';
import { storeCatalogue } from '../store-catalogue';
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

const HOME_AND_GARDEN: ProductCategory = { id: 'hg', fullName: 'Home & Garden' };

/** Shopify taxonomy categories by product type. */
const CATEGORIES: Readonly<Record<string, ProductCategory>> = {
  Kitchen: HOME_AND_GARDEN,
  Home: HOME_AND_GARDEN,
  Garden: HOME_AND_GARDEN,
  Clothing: { id: 'aa-1', fullName: 'Apparel & Accessories > Clothing' },
  Pantry: { id: 'fb', fullName: 'Food, Beverages & Tobacco' },
  Stationery: { id: 'os', fullName: 'Office Supplies' },
  Bags: { id: 'lb', fullName: 'Luggage & Bags' },
  'Gift card': { id: 'gc', fullName: 'Gift Cards' },
};

/**
 * Catalogue of the demo store: forty products, 4 to 540, and one that is published in spring. The
 * first ones are on the front page. Ratings and barcodes are made up.
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
