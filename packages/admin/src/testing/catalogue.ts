import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { CatalogueCollection } from '@cartwright/core/contract/shop-collections';

const product = (
  id: number,
  title: string,
  variants: readonly (readonly [title: string, price: number, available?: boolean])[],
  more: Partial<CatalogueProduct> = {},
): CatalogueProduct => ({
  id,
  handle: title.toLowerCase().replaceAll(' ', '-'),
  title,
  image: null,
  status: 'active',
  isGiftCard: false,
  requiresSellingPlan: false,
  variants: variants.map(([name, price, available = true], index) => ({
    id: id * 10 + index + 1,
    title: name,
    price,
    compareAtPrice: null,
    available,
    image: null,
  })),
  ...more,
});

/** Small catalogue with the cases of pickers: variants, a sold-out one, a gift card, a subscription, many pages. */
export const catalogue: readonly CatalogueProduct[] = [
  product(101, 'Canvas Tote', [['Default Title', 1800]], {
    metafields: { 'custom.care': 'Wash at 30 °C.', 'custom.origin': 'Portugal' },
  }),
  product(102, 'Merino Beanie', [
    ['Moss', 2900],
    ['Rust', 2900],
    ['Ink', 2900, false],
  ]),
  product(103, 'Enamel Mug', [['Default Title', 1400]]),
  product(104, 'Gift Card', [['$25', 2500]], { isGiftCard: true }),
  product(105, 'Coffee Club', [['Monthly', 1900]], { requiresSellingPlan: true }),
  product(106, 'Linen Apron', [['Default Title', 4800]]),
  ...Array.from({ length: 30 }, (_, index) =>
    product(200 + index, `Oak Board ${index + 1}`, [['Default Title', 2000 + index * 150]]),
  ),
  product(
    300,
    'Hand-thrown stoneware serving bowl with a reactive glaze, large, for salads, bread and everything that a table of twelve passes around',
    [['Default Title', 12900, false]],
    { status: 'draft', image: '/not-there.png' },
  ),
];

/** Product ids of a collection, tag or vendor. */
type Members = readonly number[];

const collection = (id: number, title: string, members: Members) => ({
  members,
  collection: {
    id,
    handle: title.toLowerCase().replaceAll(' ', '-'),
    title,
    image: null,
    productsCount: members.length,
  } satisfies CatalogueCollection,
});

const boards = catalogue.filter(({ title }) => title.startsWith('Oak')).map(({ id }) => id);

export const collections = [
  collection(501, 'Kitchen', [103, 106, ...boards]),
  collection(502, 'Gifts', [101, 104]),
  collection(503, 'Housewarming presents for people who have everything but a kitchen of their own', [300]),
];

export const tags: ReadonlyMap<string, Members> = new Map([
  ['a"b OR c', [101]],
  ['wool', [102]],
  ['wood', boards],
]);

export const vendors: ReadonlyMap<string, Members> = new Map([
  ['Oak & Linen', [101, 102, 104, 105, 106]],
  ['Quill & Thorn', [103, 300, ...boards]],
]);
