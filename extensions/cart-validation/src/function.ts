import { run } from '@cartwright/cart-rewards/run';
import * as validation from './validation';

// Entry point of the bundle: the export named in `shopify.extension.toml`, in camel case as Shopify's CLI expects.

/** @public */
export const cartValidationsGenerateRun = () => run(validation.cartValidationsGenerateRun);
