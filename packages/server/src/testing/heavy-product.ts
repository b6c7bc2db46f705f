/** Variants of a large product: about 370 bytes each on a page. */
export const manyVariants = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 111 + index,
    title: `${index} ${'long '.repeat(60)}`,
    price: '12.50',
  }));
