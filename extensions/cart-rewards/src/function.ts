import * as delivery from './delivery';
import * as lines from './lines';
import { run } from './run';

// Entry point of the bundle: the exports named in `shopify.extension.toml`, in camel case as Shopify's CLI expects.

/** @public */
export const cartLinesDiscountsGenerateRun = () => run(lines.cartLinesDiscountsGenerateRun);

/** @public */
export const cartDeliveryOptionsDiscountsGenerateRun = () =>
  run(delivery.cartDeliveryOptionsDiscountsGenerateRun);
