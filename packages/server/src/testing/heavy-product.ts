/** Those of a product that weighs much on a page: about 370 bytes each. */
export const manyVariants = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 111 + index,
    title: `${index} ${'long '.repeat(60)}`,
    price: '12.50',
  }));
