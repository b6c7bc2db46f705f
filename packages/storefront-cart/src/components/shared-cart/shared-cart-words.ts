const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** English; translations are in `words/`. */
export const SHARED_CART_WORDS = {
  question: (count: number) =>
    count === 1 ? 'Add this item to your cart?' : `Add these ${count} items to your cart?`,
  sent: 'Somebody has shared a cart with you.',
  unread: (count: number) => `${items(count)} of the link could not be read.`,
  add: (count: number) => `Add ${items(count)}`,
  notNow: 'Not now',
  broken: 'This link to a cart cannot be read.',
  nothing: 'Nothing was added. Please ask for a new link.',
  refused: (count: number) => `${items(count)} could not be added.`,
  close: 'Close',
};
