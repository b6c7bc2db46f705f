/** English texts of the card of a product. */
export const CARD_ENGLISH = {
  from: (price: string) => `From ${price}`,
  upTo: (price: string) => `Up to ${price}`,
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  sale: 'Sale',
  soldOut: 'Sold out',
  /** Read out of what a product is rated. */
  rating: (average: string, scale: number, count: number) =>
    `${average} of ${scale}, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  /** Between a whole number and its tenths. */
  decimalSign: '.',
  add: 'Add to cart',
  choose: 'Choose options',
};
