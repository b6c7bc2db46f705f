// Entry point of Shopify's CLI, which calls this with the input and writes its result.

/** @public */
export { cartValidationsGenerateRun } from './validation';
