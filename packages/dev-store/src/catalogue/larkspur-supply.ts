import type { Catalogue, Collection, Product } from '../engine/catalogue';
import { defineProduct } from './define-product';
import { CLOTHING } from './larkspur/clothing';
import { GARDEN } from './larkspur/garden';
import { HOME } from './larkspur/home';
import { KITCHEN } from './larkspur/kitchen';
import { PANTRY } from './larkspur/pantry';
import { PAPER_AND_BAGS } from './larkspur/paper-and-bags';
import { storeCatalogue } from './store-catalogue';

/** Collections in the order of the store's navigation; what has the tag is in it. */
const COLLECTIONS: readonly {
  readonly handle: string;
  readonly title: string;
  readonly tag: string;
  readonly words: string;
}[] = [
  { handle: 'new', title: 'New', tag: 'new', words: 'What came in with the autumn.' },
  { handle: 'kitchen', title: 'Kitchen', tag: 'kitchen', words: 'For tables that are used every day.' },
  { handle: 'clothing', title: 'Clothing', tag: 'clothing', words: 'Cotton and wool that last.' },
  { handle: 'home', title: 'Home', tag: 'home', words: 'Things that make a room quieter.' },
  { handle: 'garden', title: 'Garden', tag: 'garden', words: 'Tools and pots, and something for the birds.' },
  { handle: 'gifts', title: 'Gifts', tag: 'gift', words: 'Small things that are easy to give.' },
  { handle: 'sale', title: 'Sale', tag: 'sale', words: 'A little less, while there are some.' },
];

/** The demo store's own range: forty products, 4 to 540. The first ones stand on the front page. */
export const LARKSPUR_SUPPLY: Catalogue = larkspur();

function larkspur(): Catalogue {
  const sketches = [...KITCHEN, ...HOME, ...CLOTHING, ...GARDEN, ...PANTRY, ...PAPER_AND_BAGS];
  const products = sketches.map(defineProduct);
  return storeCatalogue(products, collectionsOf(products));
}

function collectionsOf(products: readonly Product[]): Collection[] {
  return COLLECTIONS.map(({ handle, title, tag, words }) => ({
    handle,
    title,
    descriptionHtml: `<p>${words}</p>`,
    productIds: products.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id),
  }));
}
