import { run } from '@cartwright/cart-rewards/run';
import * as validation from './validation';

// What the build bundles: the export that `shopify.extension.toml` names, in camel case as Shopify's CLI has it.

/** @public */
export const cartValidationsGenerateRun = () => run(validation.cartValidationsGenerateRun);
