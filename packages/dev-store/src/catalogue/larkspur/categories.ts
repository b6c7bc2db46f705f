import type { ProductCategory } from '../../engine/model/catalogue';

const HOME_AND_GARDEN: ProductCategory = { id: 'hg', fullName: 'Home & Garden' };

/** Where products of a type stand in Shopify's taxonomy. */
export const CATEGORIES: Readonly<Record<string, ProductCategory>> = {
  Kitchen: HOME_AND_GARDEN,
  Home: HOME_AND_GARDEN,
  Garden: HOME_AND_GARDEN,
  Clothing: { id: 'aa-1', fullName: 'Apparel & Accessories > Clothing' },
  Pantry: { id: 'fb', fullName: 'Food, Beverages & Tobacco' },
  Stationery: { id: 'os', fullName: 'Office Supplies' },
  Bags: { id: 'lb', fullName: 'Luggage & Bags' },
  'Gift card': { id: 'gc', fullName: 'Gift Cards' },
};
