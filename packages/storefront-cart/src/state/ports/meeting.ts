/** Name under which the tabs of a shopper meet: the lock of the one who writes the cart, and the channel that tells of it. */
export const MEETING = 'cartwright-cart';
