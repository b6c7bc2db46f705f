/** Shopify's runtime interface of functions, in place of arguments and a result. */
declare const ShopifyFunction: {
  readInput(): unknown;
  writeOutput(output: unknown): void;
};

/**
 * Runs one of our functions as Shopify's runtime calls an export: without arguments, input and output through
 * `ShopifyFunction`. The contract of `@shopify/shopify_function/run`, which Shopify's CLI puts around `index.ts`.
 */
export function run<Input>(targetFunction: (input: Input) => unknown): void {
  // The runtime returns the result of the target's input query, whose shape the type describes.
  ShopifyFunction.writeOutput(targetFunction(ShopifyFunction.readInput() as Input));
}
