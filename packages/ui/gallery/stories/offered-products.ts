import type { ListedImage } from '@cartwright/core/listing/listing-response';
import type { OfferedProduct, OfferedVariant } from '@cartwright/core/widgets/offered-product';
import type { WidgetTexts } from '../../src/listing/product-widget';
import { MUG, THROW } from './drawings';
import type { Texts } from './texts';

export const WIDGET_TEXTS: WidgetTexts = {
  from: (price) => `From ${price}`,
  upTo: (price) => `Up to ${price}`,
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  sale: 'Sale',
  soldOut: 'Sold out',
  rating: (average, scale, count) => `${average} of ${scale}, ${count} reviews`,
  decimalSign: '.',
  add: 'Add',
  choose: 'Choose options',
  added: 'Added',
  label: 'Suggestions',
  previous: 'Previous products',
  next: 'Next products',
};

/** Products of a widget: one with variants, one without, and one that is sold out. */
export function offeredProducts({
  product,
  otherProduct,
  variant,
  plan,
}: Pick<Texts, 'product' | 'otherProduct' | 'variant' | 'plan'>): readonly OfferedProduct[] {
  const picture = (src: string): ListedImage => ({ src, alt: '', width: 600, height: 600 });
  const sold = (id: number, title: string, changes: Partial<OfferedVariant> = {}): OfferedVariant => ({
    id,
    title,
    amount: 11_800,
    compareAt: null,
    available: true,
    isSoldOnce: true,
    plans: [],
    ...changes,
  });
  const mug: OfferedProduct = {
    id: 2,
    title: otherProduct,
    url: '#mug',
    image: picture(MUG),
    price: '$18.00',
    priceVaries: false,
    compareAtPrice: null,
    available: true,
    variantId: 21,
    badge: null,
    variants: [sold(21, 'Default Title', { amount: 1800, compareAt: 2400 })],
  };
  const blanket: OfferedProduct = {
    ...mug,
    id: 1,
    title: product,
    image: picture(THROW),
    price: '$118.00',
    variantId: null,
    rating: { value: 4.5, scale: 5, count: 120 },
    variants: [
      sold(11, variant, { plans: [{ id: 7, name: plan, amount: 10_600 }] }),
      sold(12, 'Oat', { available: false }),
    ],
  };
  const soldOut: OfferedProduct = {
    ...mug,
    id: 3,
    url: '#sold-out',
    available: false,
    variants: [sold(31, 'Default Title', { available: false })],
  };
  return [blanket, mug, soldOut];
}
