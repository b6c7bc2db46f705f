// Where Shopify's CLI begins: it calls this with the input, and writes what it returns.

/** @public */
export { cartValidationsGenerateRun } from './validation';
