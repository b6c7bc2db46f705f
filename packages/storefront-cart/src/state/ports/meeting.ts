/** Name of the cross-tab write lock and its broadcast channel. */
export const MEETING = 'cartwright-cart';
