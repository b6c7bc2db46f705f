// Entry point of Shopify's CLI, which calls these with the input and writes their result.

/** @public */
export { cartDeliveryOptionsDiscountsGenerateRun } from './delivery';
/** @public */
export { cartLinesDiscountsGenerateRun } from './lines';
