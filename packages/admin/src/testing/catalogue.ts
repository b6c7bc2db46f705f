import type { CatalogueProduct } from '@cartwright/core/contract/products';

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

/** A small catalogue with what matters to pickers: variants, a sold-out one, a gift card, a subscription, many pages. */
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
];
