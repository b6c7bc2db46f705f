// Where Shopify's CLI begins: it calls these with the input, and writes what they return.

/** @public */
export { cartDeliveryOptionsDiscountsGenerateRun } from './delivery';
/** @public */
export { cartLinesDiscountsGenerateRun } from './lines';
