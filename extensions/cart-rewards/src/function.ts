import * as delivery from './delivery';
import * as lines from './lines';
import { run } from './run';

// What the build bundles: the exports that `shopify.extension.toml` names, in camel case as Shopify's CLI has them.

/** @public */
export const cartLinesDiscountsGenerateRun = () => run(lines.cartLinesDiscountsGenerateRun);

/** @public */
export const cartDeliveryOptionsDiscountsGenerateRun = () =>
  run(delivery.cartDeliveryOptionsDiscountsGenerateRun);
