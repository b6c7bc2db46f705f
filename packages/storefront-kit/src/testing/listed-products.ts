import type { ListedProduct } from '@cartwright/core/listing/listing-response';

/** Two listed products: one on sale that can be added, one sold out. */
export const LISTED_PRODUCTS: readonly ListedProduct[] = [
  {
    id: 11,
    title: 'Mug',
    url: '/products/mug',
    image: { src: 'https://cdn.example/mug.jpg?v=1', alt: 'A mug', width: 900, height: 900 },
    price: '$10.00',
    priceVaries: false,
    compareAtPrice: '$12.00',
    available: true,
    variantId: 111,
    badge: 'Staff pick',
    rating: { value: 4.5, scale: 5, count: 120 },
  },
  {
    id: 12,
    title: 'Scarf',
    url: '/products/scarf',
    image: null,
    price: '$25.00',
    priceVaries: true,
    compareAtPrice: null,
    available: false,
    variantId: null,
    badge: null,
  },
];
