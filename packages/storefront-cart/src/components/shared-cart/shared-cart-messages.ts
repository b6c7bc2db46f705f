const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** English; translations are in `languages/`. */
export const SHARED_CART_MESSAGES = {
  question: (count: number) =>
    count === 1 ? 'Add this item to your cart?' : `Add these ${count} items to your cart?`,
  sent: 'Someone shared a cart with you.',
  unread: (count: number) => `${items(count)} in this link couldn’t be read.`,
  /** Items without a name, below those with one. */
  more: (count: number) => `and ${count} more`,
  add: (count: number) => `Add ${items(count)}`,
  notNow: 'Not now',
  broken: 'This cart link isn’t valid.',
  nothing: 'Nothing was added. Ask for a new link.',
  refused: (count: number) => `${items(count)} couldn’t be added.`,
  close: 'Close',
};
